## The library: records, settings
