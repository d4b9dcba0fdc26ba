export function removePrivateTypes(folder: string): void;
