/** Package managers that commands can be converted to. */
const MANAGERS = ['yarn', 'pnpm', 'bun', 'deno'] as const;

export type Manager = (typeof MANAGERS)[number];

/** Label of a tab, and function that converts the npm commands in the code block. */
export type CustomConverter = readonly [name: string, convert: (npmCode: string) => string];

export interface Options {
  /** If true, all tabs of the site show the package manager that the reader chose last. */
  readonly sync?: boolean;
  /** Tabs after the one for npm; by default yarn, pnpm and bun. */
  readonly converters?: readonly (Manager | CustomConverter)[];
}

const DEFAULT_CONVERTERS: readonly Manager[] = ['yarn', 'pnpm', 'bun'];

export type ResolvedOptions = Required<Options>;

function isConverter(value: unknown): value is Manager | CustomConverter {
  if (!Array.isArray(value)) return MANAGERS.some((manager) => manager === value);
  const [name, convert, ...more]: unknown[] = value;
  return typeof name === 'string' && name !== '' && typeof convert === 'function' && more.length === 0;
}

function isRecord(value: unknown): value is {readonly [key: string]: unknown} {
  return typeof value === 'object' && value !== null;
}

/** Checks the options and fills in defaults. @throws {Error} with the name of the option that is wrong */
export function resolveOptions(options: unknown): ResolvedOptions {
  if (options !== undefined && !isRecord(options))
    throw new Error('npm2yarn: the options must be an object.');
  const {sync = false, converters = DEFAULT_CONVERTERS, ...unknown} = options ?? {};
  const [key] = Object.keys(unknown);
  if (key !== undefined)
    throw new Error(`npm2yarn: there is no option "${key}", only "sync" and "converters".`);
  if (typeof sync !== 'boolean') throw new Error('npm2yarn: "sync" must be true or false.');
  if (!Array.isArray(converters) || !converters.every(isConverter)) {
    throw new Error(
      `npm2yarn: "converters" must be an array of "${MANAGERS.join('", "')}" and pairs of a name and a function.`,
    );
  }
  return {sync, converters};
}
