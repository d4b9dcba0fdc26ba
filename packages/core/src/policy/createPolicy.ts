import type {PolicySources} from '../plugins/PolicySources.js';
import type {FoundSources} from './FoundSources.js';

/**
 * Sources that every policy allows: the site itself, and `data:` for small images and fonts, which are inlined in
 * stylesheets.
 */
const BASE: PolicySources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
};

const INLINE = "'unsafe-inline'";
const NONE = "'none'";

/**
 * Maximum number of hashes of scripts, and of `style` attributes, without a warning: hosts limit the length of headers.
 * If there are more hashes of `style` attributes, the policy allows all `style` attributes instead.
 */
const MAX_HASHES = 40;

export interface Policy {
  readonly directives: PolicySources;
  /** Value of the HTTP header `Content-Security-Policy`. */
  readonly value: string;
  /** Warnings about the policy for the user; full sentences. */
  readonly warnings: readonly string[];
}

/**
 * Makes a Content-Security-Policy that allows the sources in `found` and in `added`.
 *
 * @param added - sources that plugins and the configuration add
 */
export function createPolicy(found: FoundSources, added: readonly PolicySources[]): Policy {
  const sources = new Map<string, Set<string>>();
  const add = (directive: string, values: Iterable<string>) => {
    const start = sources.get(directive) ?? new Set(initialSources(directive));
    sources.set(directive, start);
    for (const value of values) start.add(value);
  };
  for (const directive of Object.keys(BASE)) add(directive, []);
  for (const [directive, origins] of found.origins) add(directive, [...origins].sort());
  for (const one of added) for (const [directive, values] of Object.entries(one)) add(directive, values);
  addHashes(sources, 'script-src', found.scripts);
  addHashes(sources, 'style-src', found.styles);
  addStyleAttributes(sources, found.styleAttributes);
  const entries = [...sources].map(([name, values]) => [name, withoutNone([...values])] as const);
  const directives = Object.fromEntries(entries);
  const value = Object.entries(directives).map(([name, values]) => [name, ...values].join(' '));
  return {directives, value: value.join('; '), warnings: warningsOf(found)};
}

/**
 * Sources that a directive always has. A directive that is not in `BASE` replaces `default-src` in browsers, so it
 * needs `'self'`, which `default-src` has.
 */
function initialSources(directive: string): readonly string[] {
  if (BASE[directive]) return BASE[directive];
  return /-src$/.test(directive) ? ["'self'"] : [];
}

/** Removes `'none'` if there are other sources: `'none'` is only valid as the single source of a directive. */
function withoutNone(values: readonly string[]): string[] {
  return values.length > 1 ? values.filter((value) => value !== NONE) : [...values];
}

/** Adds hashes to a directive, unless it allows all inline code: with a hash, browsers ignore `'unsafe-inline'`. */
function addHashes(sources: Map<string, Set<string>>, directive: string, hashes: ReadonlySet<string>): void {
  const values = sources.get(directive);
  if (!values || values.has(INLINE)) return;
  for (const hash of [...hashes].sort()) values.add(hash);
}

/**
 * Allows the `style` attributes of the pages by their hashes, or all `style` attributes if there are too many hashes.
 */
function addStyleAttributes(sources: Map<string, Set<string>>, hashes: ReadonlySet<string>): void {
  if (hashes.size === 0 || sources.get('style-src')?.has(INLINE)) return;
  const given = sources.get('style-src-attr');
  if (given?.has(INLINE)) return;
  const values = hashes.size > MAX_HASHES ? [INLINE] : ["'unsafe-hashes'", ...[...hashes].sort()];
  const others = [...(given ?? [])].filter((value) => value !== "'self'");
  sources.set('style-src-attr', new Set([...others, ...values]));
}

function warningsOf({scripts, styleAttributes, handlers}: FoundSources): string[] {
  const warnings: string[] = [];
  if (scripts.size > MAX_HASHES) {
    warnings.push(
      `The pages have ${scripts.size} different inline scripts, and the policy has a hash of each. Hosts and browsers limit the length of headers: put scripts that differ from page to page into files.`,
    );
  }
  if (styleAttributes.size > MAX_HASHES) {
    warnings.push(
      `The pages have ${styleAttributes.size} different style attributes, too many for a hash of each: the policy allows all of them ("style-src-attr 'unsafe-inline'"). Use classes for styles that differ from page to page.`,
    );
  }
  if (handlers.size > 0) {
    warnings.push(
      `Some pages have attributes with code (${[...handlers].sort().join(', ')}), which the policy blocks. Add listeners in a component or a client module.`,
    );
  }
  return warnings;
}
