import picocolors from 'picocolors';

interface ColorSupport {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** All output goes to a terminal. */
  readonly isTerminal: boolean;
}

/** Colours are for terminals, unless `NO_COLOR` or `FORCE_COLOR` decides. picocolors 1.1 would also write them into every pipe where `CI` is set. */
export function usesColors({env, isTerminal}: ColorSupport): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}

export const colors = picocolors.createColors(
  usesColors({env: process.env, isTerminal: Boolean(process.stdout.isTTY && process.stderr.isTTY)}),
);
