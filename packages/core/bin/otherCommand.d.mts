/** @returns the URL of the command of the core that the site resolves, if it is not the one that was started */
export function otherCommand(own: string, args: readonly string[], cwd: string): string | undefined;
