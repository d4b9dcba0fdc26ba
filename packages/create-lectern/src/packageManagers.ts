import fs from 'node:fs';
import path from 'node:path';

export const managerNames = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type ManagerName = (typeof managerNames)[number];

const LOCKFILES: {readonly [file: string]: ManagerName} = {
  'package-lock.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
};

function isManager(name: string): name is ManagerName {
  return (managerNames as readonly string[]).includes(name);
}

/**
 * Package manager that started this process.
 *
 * @param userAgent - the variable npm_config_user_agent: "pnpm/10.1.0 npm/? node/v22.0.0 linux x64"
 */
export function runningManager(userAgent = ''): ManagerName | undefined {
  const name = userAgent.split('/')[0] ?? '';
  return isManager(name) ? name : undefined;
}

/** Package manager whose lockfile is in a folder. */
export function lockedManager(dir: string): ManagerName | undefined {
  const file = Object.keys(LOCKFILES).find((name) => fs.existsSync(path.join(dir, name)));
  return file === undefined ? undefined : LOCKFILES[file];
}

/** Arguments of the command that installs the packages of a folder. */
export function installArgs(manager: ManagerName): readonly string[] {
  return manager === 'npm' ? ['install', '--no-audit', '--no-fund'] : ['install'];
}

/** Command that runs a script of package.json, as a user types it: "npm run build", "pnpm start". */
export function scriptCommand(manager: ManagerName, script: string): string {
  const isShort = ['start', 'test'].includes(script) && manager !== 'bun';
  return isShort ? `${manager} ${script}` : `${manager} run ${script}`;
}
