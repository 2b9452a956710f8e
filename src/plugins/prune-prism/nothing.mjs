// What is left out of the build.
export {};
