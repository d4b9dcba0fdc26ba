import type {LoadContext, Plugin} from '@lectern/core';
import {log, pathInside} from '@lectern/core/content-helpers';
import {keyOf} from './addressText.js';
import {acceptGone, dropAddresses} from './moved/acceptGone.js';
import {checkLocales, type ListOptions, type LocaleCheck} from './moved/checkLocale.js';
import {type AddressFault, findingsOf, reasonText} from './moved/findings.js';
import {listFiles} from './moved/lists.js';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Options of the command, as commander 5 passes them. */
interface RedirectsFlags {
  readonly accept?: boolean;
  readonly drop?: boolean;
  readonly json?: boolean;
}

/** The output of `--json`. */
interface RedirectsJson {
  readonly missing: readonly {
    readonly locale: string;
    readonly address: string;
    readonly title?: string | undefined;
    readonly target?: string | undefined;
    readonly reason?: string | undefined;
    readonly similarity?: number | undefined;
  }[];
  /** Accepted redirects whose target is gone. */
  readonly lost: readonly AddressFault[];
}

/** Number with its noun: "1 address", "2 addresses". */
function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

/** An address in the output: "/docs/old", or "fr: /docs/old" in another than the default locale. */
function named(address: string, {currentLocale, defaultLocale}: LoadContext['i18n']): string {
  return currentLocale === defaultLocale ? address : `${currentLocale}: ${address}`;
}

function linesOf({context, missing}: LocaleCheck, dir: string): readonly string[] {
  const {i18n, siteDir} = context;
  const gone = missing.gone.map(({published: {address, title}, proposal}) => {
    const name = `${named(address, i18n)}${title === undefined ? '' : `  (${title})`}`;
    return proposal
      ? `${name}\n  -> ${proposal.target}  (${reasonText(proposal)})`
      : `${name}\n  no page is similar to the one that was here`;
  });
  const lost = findingsOf({gone: [], lost: missing.lost}, context, dir).map(
    ({file, line, message}) => `${pathInside(siteDir, file)}:${line}\n  ${message}`,
  );
  return [...gone, ...lost];
}

function unlistedPages({record, list}: LocaleCheck): number {
  const listed = new Set(list?.addresses.map(({address}) => keyOf(address)));
  return record.pages.filter(({address, isListed}) => isListed && !listed.has(keyOf(address))).length;
}

function print(checks: readonly LocaleCheck[], dir: string): void {
  for (const check of checks) for (const line of linesOf(check, dir)) log.log(line);
  const missing = checks.flatMap((check) => check.missing.gone);
  const lost = checks.flatMap((check) => check.missing.lost);
  const proposed = missing.filter(({proposal}) => proposal).length;
  const listed = checks.reduce((sum, {list}) => sum + (list?.addresses.length ?? 0), 0);
  if (missing.length + lost.length === 0 && listed > 0)
    log.success(
      `${listed === 1 ? 'The published address works' : `All ${listed} published addresses work`}.`,
    );
  if (missing.length > 0)
    log.info(`${count(missing.length, 'published address leads', 'published addresses lead')} nowhere.`);
  if (proposed > 0)
    log.info(
      `"site redirects --accept" writes ${count(proposed, 'redirect')}; name addresses behind it to write only theirs.`,
    );
  if (proposed < missing.length) {
    const [first] = checks;
    const file = first && pathInside(first.context.siteDir, listFiles(first.context, dir).redirects);
    log.info(
      `For the others, add lines to ${file} ("/old /new"), or give them up: site redirects --drop /old`,
    );
  }
  const unlisted = checks.reduce((sum, check) => sum + unlistedPages(check), 0);
  if (unlisted > 0)
    log.info(
      `${count(unlisted, 'page is', 'pages are')} not in the list yet: "site redirects --accept" adds ${unlisted === 1 ? 'it' : 'them'}.`,
    );
}

function jsonOf(checks: readonly LocaleCheck[], dir: string): RedirectsJson {
  return {
    missing: checks.flatMap(({context, missing}) =>
      missing.gone.map(({published: {address, title}, proposal}) => ({
        locale: context.i18n.currentLocale,
        address,
        title,
        ...proposal,
      })),
    ),
    lost: checks.flatMap(({context, missing}) => findingsOf({gone: [], lost: missing.lost}, context, dir)),
  };
}

async function change(
  site: LoadContext,
  options: ListOptions,
  addresses: readonly string[],
  flags: RedirectsFlags,
) {
  if (flags.drop) {
    await dropAddresses(site, options, addresses);
    if (!flags.json) log.success(`${count(addresses.length, 'address is', 'addresses are')} given up.`);
  } else if (flags.accept) {
    const {redirects, added} = await acceptGone(site, options, addresses);
    if (flags.json) return;
    for (const {from, to} of redirects) log.log(`${from} -> ${to}`);
    log.success(
      `${count(redirects.length, 'redirect')} written, ${count(added, 'address', 'addresses')} added to the list.`,
    );
  }
}

/**
 * Lists the published addresses that lead nowhere; accepts the proposals or gives addresses up if the flags say so. Sets the
 * exit code 1 if such addresses remain.
 *
 * @throws {SiteError} `REDIRECT_NOT_BUILT`, `REDIRECT_FILE_INVALID`, `REDIRECT_ADDRESS_UNKNOWN`
 */
async function runRedirects(
  site: LoadContext,
  options: ListOptions,
  addresses: readonly string[],
  flags: RedirectsFlags,
): Promise<void> {
  await change(site, options, addresses, flags);
  const checks = await checkLocales(site, options);
  const json = jsonOf(checks, options.path);
  if (flags.json) process.stdout.write(`${JSON.stringify(json, null, 2)}\n`);
  else print(checks, options.path);
  if (json.missing.length + json.lost.length > 0) process.exitCode = 1;
}

/** Adds the command `site redirects`, unless another instance of the plugin has added it. */
export function addRedirectsCommand(cli: Cli, site: LoadContext, options: ListOptions): void {
  if (cli.commands.some((command: {name(): string}) => command.name() === 'redirects')) return;
  cli
    .command('redirects [addresses...]')
    .description('List published addresses that lead nowhere, and write redirects for them.')
    .option('--accept', 'write the proposed redirects and bring the list of addresses up to date')
    .option('--drop', 'give addresses up: take them off the list')
    .option('--json', 'print the addresses as JSON')
    .action((addresses: readonly string[], flags: RedirectsFlags) =>
      runRedirects(site, options, addresses, flags),
    );
}
