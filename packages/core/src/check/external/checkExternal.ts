import {setTimeout} from 'node:timers/promises';
import {outputFileCheck} from '../../publish/reportLinks.js';
import {pageKey} from '../../shared/url.js';
import type {CheckedOutput, CheckedPage} from '../CheckedOutput.js';
import type {CheckedSite} from '../CheckedSite.js';
import type {Finding} from '../Finding.js';
import {scanOutput} from '../links.js';
import {LinkLocator} from '../locateLinks.js';
import {AddressCache} from './AddressCache.js';
import {HostQueue} from './HostQueue.js';
import {matchesPattern} from './matchesPattern.js';
import type {Outcome} from './probe.js';
import {request} from './request.js';

/** Time limit for one request, in milliseconds. */
const REQUEST_MS = 15_000;
/** Time limit for all requests, in milliseconds. */
const LIMIT_MS = 20 * 60_000;
/** Number of places that are listed for one address. */
const MAX_PLACES = 500;

/** An address of another site, as it is written on a page. */
interface Mention {
  readonly url: string;
  readonly page: CheckedPage;
}

/** Requests the addresses of other sites, and finds those that lead to nothing. */
export async function checkExternal(site: CheckedSite): Promise<readonly Finding[]> {
  const output = await site.output();
  const {addresses, findings} = await collectAddresses(site, output);
  const outcomes = await requestAll([...addresses.keys()], site);
  const locator = new LinkLocator(site, output);
  for (const [address, outcome] of outcomes) {
    const fault = faultOf(address, outcome);
    if (!fault) continue;
    for (const {url, page} of (addresses.get(address) ?? []).slice(0, MAX_PLACES)) {
      const {file, line} = await locator.find(page, url);
      findings.push({...fault, ...(file !== undefined && {file, line}), page: page.path});
    }
  }
  return findings;
}

interface Collected {
  /** Address without fragment → places at which it is written. */
  readonly addresses: ReadonlyMap<string, readonly Mention[]>;
  /** Findings about addresses that cannot be requested. */
  readonly findings: Finding[];
}

async function collectAddresses(site: CheckedSite, output: CheckedOutput): Promise<Collected> {
  const addresses = new Map<string, Mention[]>();
  const findings: Finding[] = [];
  const isOwn = ownPageCheck(output, site);
  const siteUrl = site.loaded.config.url;
  for (const {page, external} of await scanOutput(output)) {
    if (!site.isWanted(page.path)) continue;
    for (const url of external) {
      if (!URL.canParse(url, siteUrl)) {
        findings.push(invalid(url, page));
        continue;
      }
      const found = new URL(url, siteUrl);
      if (found.username !== '' || found.password !== '') {
        findings.push(withPassword(found, page));
        continue;
      }
      if (isOwn(found) || !isAllowed(found.href, site)) continue;
      found.hash = '';
      const mentions = addresses.get(found.href);
      if (mentions) mentions.push({url, page});
      else addresses.set(found.href, [{url, page}]);
    }
  }
  return {addresses, findings};
}

/** Returns a function that checks if an address is that of a page or file of the output. */
function ownPageCheck(output: CheckedOutput, {loaded}: CheckedSite): (url: URL) => boolean {
  const origins = new Set([loaded.config.url, ...output.locales.map(({context}) => context.siteConfig.url)]);
  const pages = new Set(output.pages.map(({path}) => pageKey(path)));
  const hasFile = outputFileCheck(output.outDir, loaded.baseUrl);
  return ({origin, pathname}) => origins.has(origin) && (pages.has(pageKey(pathname)) || hasFile(pathname));
}

function isAllowed(address: string, {settings}: CheckedSite): boolean {
  const {allow, deny} = settings.external;
  const matches = (pattern: string) => matchesPattern(address, pattern);
  return !deny.some(matches) && (allow.length === 0 || allow.some(matches));
}

async function requestAll(addresses: readonly string[], site: CheckedSite): Promise<Map<string, Outcome>> {
  const {cacheDays, privateHosts} = site.settings.external;
  const {folders, progress} = site.tools;
  const cache = new AddressCache(folders.cacheDir, {days: cacheDays, now: Date.now()});
  const outcomes = new Map<string, Outcome>();
  const unknown = addresses.filter((address) => {
    const outcome = cache.find(address);
    if (outcome) outcomes.set(address, outcome);
    return !outcome;
  });
  progress.stage('Requesting');
  progress.expect(unknown.length);
  const queue = new HostQueue({
    request: (url, method) => request(url, {method, privateHosts, milliseconds: REQUEST_MS}),
    sleep: (milliseconds) => setTimeout(milliseconds),
    now: () => performance.now(),
    deadline: performance.now() + LIMIT_MS,
    onDone(address, outcome) {
      progress.advance(1);
      outcomes.set(address, outcome);
      cache.add(address, outcome);
    },
  });
  await queue.run(unknown);
  cache.write();
  return outcomes;
}

function faultOf(address: string, outcome: Outcome): Finding | undefined {
  switch (outcome.kind) {
    case 'private':
      return undefined;
    case 'broken':
      return {
        check: 'external',
        code: 'external-broken',
        message: `${address} is broken: ${outcome.reason}.`,
      };
    case 'unsure':
      return {
        check: 'external',
        code: 'external-unsure',
        message: `${address} could not be checked: ${outcome.reason}.`,
        severity: 'warn',
      };
    case 'reached':
      if (outcome.movedTo === undefined) return undefined;
      return {
        check: 'external',
        code: 'external-moved',
        message: `${address} has moved.`,
        hint: `Its new address is ${outcome.movedTo}`,
        severity: 'warn',
      };
  }
}

function withPassword({protocol, host}: URL, {path}: CheckedPage): Finding {
  return {
    check: 'external',
    code: 'external-password',
    page: path,
    message: `An address of ${protocol}//${host} has a user name or a password.`,
    hint: 'All visitors can read it. It was not requested.',
  };
}

function invalid(url: string, {path}: CheckedPage): Finding {
  return {check: 'external', code: 'external-invalid', page: path, message: `${url} is no valid address.`};
}
