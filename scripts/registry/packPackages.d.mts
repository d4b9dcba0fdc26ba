export function packPackages(folder: string): Promise<readonly string[]>;

export function packCheckout(checkout: string, folder: string): Promise<readonly string[]>;
