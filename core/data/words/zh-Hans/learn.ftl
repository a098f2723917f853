## Learn: lessons and reasons
