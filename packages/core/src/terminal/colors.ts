import picocolors from 'picocolors';

interface ColorSupport {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True if both stdout and stderr are terminals. */
  readonly isTerminal: boolean;
}

/**
 * Returns true if output should have colours: `NO_COLOR` and `FORCE_COLOR` decide, otherwise only terminals get
 * colours. picocolors 1.1 by itself would also write colours into pipes if `CI` is set.
 */
export function usesColors({env, isTerminal}: ColorSupport): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}

export const colors = picocolors.createColors(
  usesColors({env: process.env, isTerminal: Boolean(process.stdout.isTTY && process.stderr.isTTY)}),
);
