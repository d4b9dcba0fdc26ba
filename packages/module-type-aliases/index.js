// There is nothing to run: the package declares types.
export {};
