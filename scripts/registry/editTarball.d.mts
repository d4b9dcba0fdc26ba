export function editTarball(tarball: string, edit: (folder: string) => void, target?: string): Promise<void>;
