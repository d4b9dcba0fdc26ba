import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, readIfPresent, writeFileAtomic} from '@lectern/store';
import {globSync} from 'tinyglobby';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {type FileRecords, FileValues} from '../contentHelpers/FileValues.js';
import type {Printer} from '../errors/Printer.js';
import type {PluginSources, PolicySources} from '../plugins/PolicySources.js';
import {engineVersion} from '../version.js';
import {createPolicy} from './createPolicy.js';
import {FoundSources, type SourceLists} from './FoundSources.js';
import {scanHtml, scanXsl} from './scanHtml.js';

/** File of the output with the policy as JSON; `site serve` reads it and sends the policy as a header. */
export const POLICY_FILE = 'content-security-policy.json';
const HEADERS_FILE = '_headers';

const WEAK_SOURCES: ReadonlySet<string> = new Set(["'unsafe-inline'", "'unsafe-eval'"]);

/** Content of `POLICY_FILE`: name and value of the HTTP header with the policy. */
export interface PolicyFile {
  /** "Content-Security-Policy", or "Content-Security-Policy-Report-Only". */
  readonly header: string;
  readonly value: string;
}

interface PolicyInput {
  readonly config: LoadedConfig['config'];
  /** Base URL of the site, without the locale. */
  readonly baseUrl: string;
  /** Output folder that contains all locales, absolute. */
  readonly outDir: string;
  readonly cacheDir: string;
  readonly plugins: readonly PluginSources[];
  /**
   * Absolute HTML files that may show untrusted content. The policy does not allow hosts that are only in these files.
   */
  readonly untrustedFiles: ReadonlySet<string>;
  readonly printer: Printer;
}

/**
 * Writes the Content-Security-Policy of a site to its output, if the option `contentSecurityPolicy` is set. Must be
 * called after all locales are written.
 */
export function writePolicy(input: PolicyInput): void {
  const {config, baseUrl, outDir, plugins, printer} = input;
  const option = config.contentSecurityPolicy;
  if (!option) return;
  const {directives: added = {}, reportOnly = false} = option === true ? {} : option;
  const {found, untrusted} = scanOutput(input);
  const {directives, value, warnings} = createPolicy(found, [...plugins.map(({sources}) => sources), added]);
  const blocked = blockedOrigins(untrusted, directives);
  const header = reportOnly ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy';
  const policy: PolicyFile & {directives: unknown} = {header, value, directives};
  writeFileAtomic(path.join(outDir, POLICY_FILE), `${JSON.stringify(policy, null, 2)}\n`);
  const isWritten = addHeader(outDir, baseUrl, policy);
  const all = [...warnings, ...pluginWarnings(plugins), ...blockedWarnings(blocked)];
  for (const warning of all) printer.warn(warning);
  if (!isWritten) {
    printer.warn(
      `The file ${HEADERS_FILE} of the site has a Content-Security-Policy already. It stays as it is; the policy of the build is in ${POLICY_FILE}.`,
    );
  }
}

/**
 * Collects the sources of all HTML files. Origins in pages with untrusted content are collected separately. Scripts,
 * styles and handlers in these pages are not: they come from the theme, since untrusted content cannot contain any.
 *
 * @returns `untrusted`: origins in pages with untrusted content; they are not in `found`
 */
function scanOutput({outDir, cacheDir, config: {url}, untrustedFiles}: PolicyInput) {
  const found = new FoundSources();
  const untrusted = new FoundSources();
  const table = new CacheTable<FileRecords<SourceLists>>(
    path.join(cacheDir, 'policy'),
    `${engineVersion()} ${url}`,
  );
  const files = new FileValues(outDir, table);
  const sourcesOf = (name: string, scan: typeof scanHtml) =>
    files.valueOf(name, (file) => {
      const sources = new FoundSources();
      scan(fs.readFileSync(file, 'utf8'), url, sources);
      return sources.toLists();
    });
  for (const name of globSync('**/*.html', {cwd: outDir, dot: true, followSymbolicLinks: false})) {
    const sources = sourcesOf(name, scanHtml);
    found.add(sources, untrustedFiles.has(path.join(outDir, name)) ? untrusted : found);
  }
  // XSLT files are stylesheets of feeds. Those in the folder "assets" come from content and are skipped.
  const styles = globSync(['**/*.xsl', '!**/assets/**'], {cwd: outDir, followSymbolicLinks: false});
  for (const name of styles) found.add(sourcesOf(name, scanXsl));
  files.save();
  return {found, untrusted: untrusted.origins};
}

/**
 * Returns the origins in untrusted content that the policy does not allow, as text: "img-src https://images.example".
 */
function blockedOrigins(untrusted: FoundSources['origins'], directives: PolicySources): string[] {
  const isAllowed = (directive: string, origin: string) =>
    (directives[directive] ?? directives['default-src'])?.includes(origin) ?? false;
  return [...untrusted].flatMap(([directive, origins]) =>
    [...origins].filter((origin) => !isAllowed(directive, origin)).map((origin) => `${directive} ${origin}`),
  );
}

function blockedWarnings(blocked: readonly string[]): string[] {
  if (blocked.length === 0) return [];
  return [
    `Untrusted content loads from hosts that the Content-Security-Policy does not allow: ${blocked.toSorted().join(', ')}. To allow a host, add it to "contentSecurityPolicy.directives".`,
  ];
}

/**
 * Adds the header with the policy to `_headers`, a file with HTTP headers that some hosts read.
 *
 * @returns `false` if the file already contains a policy
 */
function addHeader(outDir: string, baseUrl: string, {header, value}: PolicyFile): boolean {
  const file = path.join(outDir, HEADERS_FILE);
  const before = readIfPresent(file)?.trimEnd();
  if (before && /^\s+content-security-policy\b/im.test(before)) return false;
  const block = `${baseUrl}*\n  ${header}: ${value}\n`;
  writeFileAtomic(file, before ? `${before}\n\n${block}` : block);
  return true;
}

/**
 * Returns one warning about plugins that add sources which weaken the policy ('unsafe-inline', 'unsafe-eval'), or an
 * empty list.
 */
function pluginWarnings(plugins: readonly PluginSources[]): string[] {
  const weak = plugins.flatMap(({plugin, sources}) =>
    Object.entries(sources).flatMap(([directive, values]) => {
      const own = values.filter((value) => WEAK_SOURCES.has(value));
      return own.map((value) => `${plugin} needs ${directive} ${value}`);
    }),
  );
  if (weak.length === 0) return [];
  return [`The Content-Security-Policy protects less because of plugins: ${[...new Set(weak)].join(', ')}.`];
}

/** Reads the policy of a finished build; `undefined` if it has none. */
export function readPolicy(outDir: string): PolicyFile | undefined {
  const text = readIfPresent(path.join(outDir, POLICY_FILE));
  if (text === undefined) return undefined;
  try {
    const {header, value}: {header?: unknown; value?: unknown} = JSON.parse(text);
    const isHeader =
      typeof header === 'string' && typeof value === 'string' && !/[\r\n]/.test(header + value);
    return isHeader ? {header, value} : undefined;
  } catch {
    return undefined;
  }
}
