type Translate = (command: string) => string;

export const packageManagers: {readonly npm: Translate; readonly pnpm: Translate; readonly yarn: Translate};
