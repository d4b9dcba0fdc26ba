export const packagesDir: string;
export const packageFolders: readonly string[];
export function readManifest(file: string): Record<string, unknown>;
export function commonFields(folder: string): Record<string, unknown>;
export function licence(): string;
