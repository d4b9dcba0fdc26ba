/** Numbers of a version name, and its pre-release: "3.2.0-rc.1" → [3, 2, 0] and "rc.1". "x" counts as infinite. */
interface ParsedName {
  readonly numbers: readonly number[];
  readonly prerelease: string | undefined;
}

/** Parses a name such as "3.2.1", "v2", "2.x" or "4.0.0-rc.1". @returns `undefined` for other names */
function parseName(name: string): ParsedName | undefined {
  const match = /^v?(\d{1,9}(?:\.(?:\d{1,9}|x))*)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/.exec(name);
  if (!match?.[1]) return undefined;
  const numbers = match[1].split('.').map((part) => (part === 'x' ? Number.POSITIVE_INFINITY : Number(part)));
  return {numbers, prerelease: match[2]};
}

function comparePrereleases(a: string, b: string): number {
  const [first, second] = [a.split('.'), b.split('.')];
  for (let at = 0; at < Math.max(first.length, second.length); at++) {
    const [one, other] = [first[at], second[at]];
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1;
    if (one === other) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
    if (isNumber && isOtherNumber && Number(one) !== Number(other)) return Number(one) - Number(other);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return 0;
}

/** Compares by the rules of semantic versions. @returns a negative number if `a` is older than `b` */
function compareParsed(a: ParsedName, b: ParsedName): number {
  for (let at = 0; at < Math.max(a.numbers.length, b.numbers.length); at++) {
    const [one, other] = [a.numbers[at] ?? 0, b.numbers[at] ?? 0];
    if (one !== other) return one < other ? -1 : 1;
  }
  if (a.prerelease === undefined || b.prerelease === undefined)
    return Number(a.prerelease === undefined) - Number(b.prerelease === undefined);
  return comparePrereleases(a.prerelease, b.prerelease);
}

/**
 * Sorts the names that are version numbers, newest first. Other names keep their places in the list.
 */
export function sortNames(names: readonly string[]): readonly string[] {
  const numbered = names.flatMap((name) => {
    const parsed = parseName(name);
    return parsed ? [{name, parsed}] : [];
  });
  const sorted = [...numbered].sort((a, b) => compareParsed(b.parsed, a.parsed)).values();
  return names.map((name) => (parseName(name) ? (sorted.next().value?.name ?? name) : name));
}

/** True for the name of a pre-release: "4.0.0-rc.1". */
export function isPrerelease(name: string): boolean {
  return parseName(name)?.prerelease !== undefined;
}

/** Compiles a pattern: "*" is any text without "/", "**" any text, "?" one character. */
function toRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[*?]|[.+^${}()|[\]\\]/g, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    return part === '?' ? '[^/]' : `\\${part}`;
  });
  return new RegExp(`^${source}$`, 's');
}

/** True if a pattern matches the name of a ref. */
export function matchesRef(pattern: string, ref: string): boolean {
  return toRegExp(pattern).test(ref);
}

const COMPARISONS: {readonly [operator: string]: (order: number) => boolean} = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Range such as "<2.0" or ">=3.0 <3.2": all comparisons must be true. */
function parseRange(text: string): ((name: string) => boolean) | undefined {
  const parts = text
    .trim()
    .split(/\s+/)
    .map((part) => /^(<=?|>=?)(.+)$/.exec(part));
  const comparisons = parts.map((part) => {
    const limit = parseName(part?.[2] ?? '');
    const isTrue = COMPARISONS[part?.[1] ?? ''];
    return limit && isTrue && ((name: ParsedName) => isTrue(compareParsed(name, limit)));
  });
  if (comparisons.includes(undefined)) return undefined;
  return (name) => {
    const parsed = parseName(name);
    return parsed !== undefined && comparisons.every((compare) => compare?.(parsed));
  };
}

/** True if an entry of the option `exclude` leaves out a ref: a range of version names, or a pattern of refs or names. */
export function isExcluded(entry: string, ref: string, name: string): boolean {
  const range = /^\s*[<>]/.test(entry) ? parseRange(entry) : undefined;
  return range ? range(name) : matchesRef(entry, ref) || matchesRef(entry, name);
}

/** True for an entry of `exclude` that begins like a range, but is none. */
export function isBrokenRange(entry: string): boolean {
  return /^\s*[<>]/.test(entry) && parseRange(entry) === undefined;
}

/**
 * Name of the version that a ref becomes: the last part of its path, without the package of a tag ("@site/core@1.0") and
 * without "v" before a number.
 */
export function versionNameOf(ref: string): string {
  const last = ref.slice(ref.lastIndexOf('/') + 1);
  return last.slice(last.lastIndexOf('@') + 1).replace(/^v(?=\d)/, '');
}

/** Name of the minor release of a patch release: "3.2" for "3.2.1"; `undefined` for other names and pre-releases. */
export function minorOf(name: string): string | undefined {
  return /^(\d+\.\d+)\.\d+$/.exec(name)?.[1];
}
