import type {SiteConfig} from '../plugins/SiteConfig.js';

/**
 * Fields of the configuration that contain options of plugins, themes and presets. Only code in Node needs these
 * options.
 */
const FIELDS = ['plugins', 'themes', 'presets'] as const;

/**
 * Names of options and environment variables that contain secrets. Keys that only permit reading, such as "apiKey", are
 * public.
 */
const SECRET_NAME =
  /(?:pass(?:word|wd|phrase)?|secrets?|tokens?|credentials?|private_?key|secret_?key|(?:admin|write)_?(?:api_?)?key)$/i;

const MIN_SECRET_LENGTH = 8;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Function that returns true if a value in plugin options is probably a secret and must not reach the browser. `name`
 * is the name of the option.
 */
type IsPrivate = (name: string, value: unknown) => boolean;

function secretsOf(env: Environment): ReadonlySet<string> {
  const entries = Object.entries(env).filter(([name]) => SECRET_NAME.test(name));
  return new Set(entries.flatMap(([, value = '']) => (value.length < MIN_SECRET_LENGTH ? [] : [value])));
}

function privateTest(env: Environment): IsPrivate {
  const secrets = secretsOf(env);
  return (name, value) =>
    typeof value === 'string' && value !== '' && (SECRET_NAME.test(name) || secrets.has(value));
}

/** A plugin option that is removed from the configuration that browsers get. */
export interface PrivateOption {
  readonly field: (typeof FIELDS)[number];
  readonly name: string;
}

/**
 * Removes probable secrets from the options of plugins, themes and presets: strings in options whose name matches
 * `SECRET_NAME`, and strings that equal the value (of at least 8 characters) of an environment variable whose name
 * matches `SECRET_NAME`.
 */
export function withoutPrivateOptions(config: SiteConfig, env: Environment): SiteConfig {
  const isPrivate = privateTest(env);
  const reduced = FIELDS.map((field) => [field, withoutPrivate(config[field], isPrivate)] as const);
  return {...config, ...Object.fromEntries(reduced)};
}

function withoutPrivate(value: unknown, isPrivate: IsPrivate): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => (isPrivate('', one) ? null : withoutPrivate(one, isPrivate)));
  }
  if (!isPlainObject(value)) return value;
  const kept = Object.entries(value).filter(([name, one]) => !isPrivate(name, one));
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutPrivate(one, isPrivate)]));
}

/** Returns the names of the options that `withoutPrivateOptions` removes, without their values. */
export function privateOptions(
  config: Pick<SiteConfig, (typeof FIELDS)[number]>,
  env: Environment,
): PrivateOption[] {
  const isPrivate = privateTest(env);
  return FIELDS.flatMap((field) => privateNames(config[field], isPrivate).map((name) => ({field, name})));
}

function privateNames(value: unknown, isPrivate: IsPrivate, owner = ''): string[] {
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((one) => ['', one] as const)
    : isPlainObject(value)
      ? Object.entries(value)
      : [];
  return entries.flatMap(([name, one]) =>
    isPrivate(name, one) ? [name || owner] : privateNames(one, isPrivate, name || owner),
  );
}

function isPlainObject(value: unknown): value is {readonly [name: string]: unknown} {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
