export function findChromium(): string | undefined;
export function headlessShellOf(chromium: string): string;
