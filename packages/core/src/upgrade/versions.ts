/** Parts of a version: "1.2.3-rc.1" → numbers 1, 2, 3 and identifiers "rc", 1. */
interface Version {
  readonly numbers: readonly number[];
  /** Empty for a release. */
  readonly identifiers: readonly (string | number)[];
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

function parse(text: string): Version | undefined {
  const match = VERSION.exec(text);
  if (!match) return undefined;
  const identifiers = match[4]?.split('.') ?? [];
  return {
    numbers: match.slice(1, 4).map(Number),
    identifiers: identifiers.map((one) => (/^\d+$/.test(one) ? Number(one) : one)),
  };
}

export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

function compareIdentifiers(a: string | number | undefined, b: string | number | undefined): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
  // Numbers come before words.
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : 1;
}

/**
 * Compares two versions by the rules of Semantic Versioning: negative if `a` is older, 0 for the same version. A text
 * that is no version counts as the oldest.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  if (!left || !right) return Number(Boolean(left)) - Number(Boolean(right));
  for (const [index, number] of left.numbers.entries()) {
    const difference = number - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  const count = Math.max(left.identifiers.length, right.identifiers.length);
  // A release is newer than its candidates, which have identifiers.
  if (left.identifiers.length === 0 || right.identifiers.length === 0)
    return right.identifiers.length - left.identifiers.length;
  for (let index = 0; index < count; index += 1) {
    const order = compareIdentifiers(left.identifiers[index], right.identifiers[index]);
    if (order !== 0) return order;
  }
  return 0;
}

/** True for a version after `from`, up to and including `to`. */
export function isWithinUpgrade(version: string, {from, to}: {from: string; to: string}): boolean {
  return compareVersions(version, from) > 0 && compareVersions(version, to) <= 0;
}
