/** Zod, bundled into one file: its own package has 107 files, and loading them would take a quarter of the start. */
export {z} from '#zod';
