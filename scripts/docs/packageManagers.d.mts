type Translate = (command: string) => string;

export const packageManagers: {
  readonly [name in 'npm' | 'pnpm' | 'yarn' | 'yarn-1']: Translate;
};
