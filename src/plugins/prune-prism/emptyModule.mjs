// Replaces modules that the build leaves out.
export {};
