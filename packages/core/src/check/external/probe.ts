import type {Answer, Failure, RequestOptions} from './request.js';

/** Result of a request with its redirects. */
export type Outcome =
  | {readonly kind: 'reached' /** Address to which it has moved for good. */; readonly movedTo?: string}
  /** The address is broken. `reason` is the end of a sentence. */
  | {readonly kind: 'broken'; readonly reason: string}
  /** It may work for visitors: the server refuses programs, or does not answer now. */
  | {
      readonly kind: 'unsure';
      readonly reason: string /** True if other addresses of the host would fail, too. */;
      readonly isOfHost?: boolean;
    }
  /** Not requested, since the address is private. */
  | {readonly kind: 'private'};

/** Functions by which addresses are requested. */
export interface Network {
  /** Requests an address, when its host may get the next request. */
  request(url: URL, method: RequestOptions['method']): Promise<Answer | Failure>;
  sleep(milliseconds: number): Promise<unknown>;
}

const MAX_REDIRECTS = 10;
/** Pauses before the second and the third attempt. */
const PAUSES_MS: readonly number[] = [1000, 5000];
/** Longest pause that a server may request by `Retry-After`. */
const MAX_PAUSE_MS = 30_000;

/** Statuses after which a later attempt may succeed. */
const RETRIED: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Statuses by which a page is gone. All other errors may concern programs only. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PERMANENT: ReadonlySet<number> = new Set([301, 308]);

/** Codes of failures by which no visitor can open the page. */
const BROKEN: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'there is no such host'],
  ['ECONNREFUSED', 'the host refuses the connection'],
  ['CERT_HAS_EXPIRED', 'the certificate of the host has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the host signs its certificate itself'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate belongs to another host'],
]);

/** Result of one attempt; `retryAfter` if another attempt is worth while. */
interface Attempt {
  readonly outcome: Outcome;
  /** Milliseconds that the server requests; 0 if it requests none. */
  readonly retryAfter?: number;
}

/** Requests an address, follows redirects, and tries again if the server does not answer now. */
export async function probe(address: string, network: Network): Promise<Outcome> {
  let attempt = await follow(new URL(address), network);
  for (const pause of PAUSES_MS) {
    if (attempt.retryAfter === undefined || attempt.retryAfter > MAX_PAUSE_MS) break;
    await network.sleep(Math.max(pause, attempt.retryAfter));
    attempt = await follow(new URL(address), network);
  }
  return attempt.outcome;
}

async function follow(start: URL, network: Network): Promise<Attempt> {
  const seen = new Set<string>();
  let url = start;
  let hasMoved = true;
  while (seen.size < MAX_REDIRECTS) {
    seen.add(url.href);
    const answer = await requestOnce(url, network);
    if ('failure' in answer) return failed(answer.failure, url === start);
    const {status, location} = answer;
    if (!REDIRECTS.has(status) || location === undefined)
      return answered(answer, hasMoved ? url : start, start);
    hasMoved &&= PERMANENT.has(status);
    if (!URL.canParse(location, url.href)) return broken('it redirects to an invalid address');
    url = new URL(location, url);
    url.hash = '';
    url.username = '';
    url.password = '';
    if (!/^https?:$/.test(url.protocol)) return broken('it redirects to an address that is not of the web');
    if (seen.has(url.href)) return unsure('it redirects in a circle');
  }
  return broken(`it redirects more than ${MAX_REDIRECTS} times`);
}

/** Requests only the headers, or the page if the server does not answer that well. */
async function requestOnce(url: URL, network: Network): Promise<Answer | Failure> {
  const head = await network.request(url, 'HEAD');
  if ('failure' in head) return mayAnswerGet(head) ? network.request(url, 'GET') : head;
  const isFinal = head.status < 400 || head.status === 429;
  return isFinal ? head : network.request(url, 'GET');
}

/** True for failures by which servers end a connection because of `HEAD`. */
function mayAnswerGet({failure}: Failure): boolean {
  return failure === 'ECONNRESET' || failure.startsWith('HPE_');
}

function answered({status, retryAfter}: Answer, reached: URL, start: URL): Attempt {
  if (status < 400) {
    const isOther = reached.href !== start.href;
    return {outcome: {kind: 'reached', ...(isOther && {movedTo: reached.href})}};
  }
  if (GONE.has(status)) return broken(`the server answers ${status}`);
  const outcome: Outcome = {
    kind: 'unsure',
    reason: `the server answers ${status}`,
    ...(status === 429 && {isOfHost: true}),
  };
  return RETRIED.has(status) ? {outcome, retryAfter: millisecondsOf(retryAfter)} : {outcome};
}

function failed(code: string, isFirst: boolean): Attempt {
  if (code === 'PRIVATE') {
    return isFirst ? {outcome: {kind: 'private'}} : unsure('it redirects to a private address');
  }
  const reason = BROKEN.get(code);
  if (reason !== undefined) return {...broken(reason), ...(code.startsWith('E') && {retryAfter: 0})};
  const outcome: Outcome = {
    kind: 'unsure',
    reason: code === 'TIMEOUT' ? 'the server does not answer in time' : `the request fails (${code})`,
    isOfHost: true,
  };
  return {outcome, retryAfter: 0};
}

function broken(reason: string): Attempt {
  return {outcome: {kind: 'broken', reason}};
}

function unsure(reason: string): Attempt {
  return {outcome: {kind: 'unsure', reason}};
}

/** Value of `Retry-After` in milliseconds. A date is a long time: the pause is then not made. */
function millisecondsOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return 0;
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : Number.POSITIVE_INFINITY;
}
