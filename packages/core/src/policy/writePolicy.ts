import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent, writeFileAtomic} from '@lectern/store';
import {globSync} from 'tinyglobby';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import type {Report} from '../errors/Report.js';
import type {PluginSources, PolicySources} from '../plugins/PolicySources.js';
import {createPolicy} from './createPolicy.js';
import {FoundSources, scanHtml, scanXsl} from './scanHtml.js';

/** The policy as data; `site serve` sends it too. */
export const POLICY_FILE = 'content-security-policy.json';
const HEADERS_FILE = '_headers';

const WEAK_SOURCES = new Set(["'unsafe-inline'", "'unsafe-eval'"]);

/** Content of `POLICY_FILE`. */
export interface PolicyFile {
  /** Name of the header. */
  readonly header: string;
  readonly value: string;
}

interface PolicyInput {
  readonly config: LoadedConfig['config'];
  /** Of the site, without locale. */
  readonly baseUrl: string;
  /** Folder of all locales, absolute. */
  readonly outDir: string;
  readonly plugins: readonly PluginSources[];
  /** Absolute HTML files that may show untrusted content: hosts that only they name are not allowed. */
  readonly untrustedFiles: ReadonlySet<string>;
  readonly output: Report;
}

/** Writes the Content-Security-Policy of a site into its output, if the configuration has one. All locales must be there. */
export function writePolicy(input: PolicyInput): void {
  const {config, baseUrl, outDir, plugins, output} = input;
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
  for (const warning of all) output.warn(warning);
  if (!isWritten) {
    output.warn(
      `The file ${HEADERS_FILE} of the site has a Content-Security-Policy already. It stays as it is; the policy of the build is in ${POLICY_FILE}.`,
    );
  }
}

interface ScannedOutput {
  readonly found: FoundSources;
  /** Origins of pages with untrusted content, which are not in `found`. */
  readonly untrusted: FoundSources['origins'];
}

/** Untrusted content has no scripts, styles and handlers: those of its pages are of the theme. */
function scanOutput({outDir, config: {url}, untrustedFiles}: PolicyInput): ScannedOutput {
  const found = new FoundSources();
  const untrusted: FoundSources['origins'] = new Map();
  for (const name of globSync('**/*.html', {cwd: outDir, dot: true, followSymbolicLinks: false})) {
    const file = path.join(outDir, name);
    const origins = untrustedFiles.has(file) ? untrusted : undefined;
    scanHtml(fs.readFileSync(file, 'utf8'), url, origins ? found.withOrigins(origins) : found);
  }
  // Files that content brings along are in the folder of assets: no style of a feed.
  const styles = globSync(['**/*.xsl', '!**/assets/**'], {cwd: outDir, followSymbolicLinks: false});
  for (const name of styles) scanXsl(fs.readFileSync(path.join(outDir, name), 'utf8'), url, found);
  return {found, untrusted};
}

/** "img-src https://images.example": what untrusted content would load, and the policy does not allow. */
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

/** @returns false if the file has a policy of its own */
function addHeader(outDir: string, baseUrl: string, {header, value}: PolicyFile): boolean {
  const file = path.join(outDir, HEADERS_FILE);
  const before = readIfPresent(file)?.trimEnd();
  if (before && /^\s+content-security-policy\b/im.test(before)) return false;
  const block = `${baseUrl}*\n  ${header}: ${value}\n`;
  writeFileAtomic(file, before ? `${before}\n\n${block}` : block);
  return true;
}

/** The sources of plugins with which the policy protects less. */
function pluginWarnings(plugins: readonly PluginSources[]): string[] {
  const weak = plugins.flatMap(({plugin, sources}) =>
    Object.entries(sources).flatMap(([directive, values]) =>
      values
        .filter((value) => WEAK_SOURCES.has(value))
        .map((value) => `${plugin} needs ${directive} ${value}`),
    ),
  );
  if (weak.length === 0) return [];
  return [`The Content-Security-Policy protects less because of plugins: ${[...new Set(weak)].join(', ')}.`];
}

/** The policy of a finished build, if it has one. */
export function readPolicy(outDir: string): PolicyFile | undefined {
  const text = readIfPresent(path.join(outDir, POLICY_FILE));
  if (text === undefined) return undefined;
  try {
    const {header, value} = JSON.parse(text) as Partial<PolicyFile>;
    const isHeader =
      typeof header === 'string' && typeof value === 'string' && !/[\r\n]/.test(header + value);
    return isHeader ? {header, value} : undefined;
  } catch {
    return undefined;
  }
}
