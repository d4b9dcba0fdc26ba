import {z} from '#zod';

// Zod compiles a function for each schema at its first use, which costs more time than our few hundred values save.
z.config({jitless: true});

/** Zod, bundled into one file: its own package has 107 files, and loading them would take a quarter of the start. */
export {z};
