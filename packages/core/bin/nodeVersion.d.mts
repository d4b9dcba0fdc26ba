/** @returns what to print if this version of Node cannot run the command */
export function nodeProblem(version: string): string | undefined;
