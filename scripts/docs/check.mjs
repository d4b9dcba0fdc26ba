// pnpm docs:check [--fast] [--walks] [--npm] [--pnpm] [--yarn] [page …]: runs the samples of the documentation as a reader would,
// outside of the workspace, with packages that are installed from a registry on the loopback address. See "Samples of
// the documentation" in CONTRIBUTING.md.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {usePackedPackages} from '../registry/usePackedPackages.mjs';
import {buildPackages, install, root} from '../setup.mjs';
import {linkTree} from './linkTree.mjs';
import {readSamples} from './readSamples.mjs';
import {runPage} from './runPage.mjs';

const docs = path.join(root, 'website/docs');
/** Page whose samples make the site that the samples of most other pages start from. */
const SITE_PAGE = 'installation.md';
const MANAGERS = {
  npm: listPages(),
  pnpm: listPages(),
  yarn: ['introduction.md', 'migration/migration-manual.md'],
};
/** Pages that a reader follows one after the other, in one folder. */
const WALKS = {
  writer: ['tutorial.mdx', 'guides/docs/versioning.md', 'i18n/i18n-tutorial.md', 'deployment.mdx'],
  developer: ['installation.md', 'swizzling.md', 'api/misc/create-docusaurus.md'],
};
const FAST = {npm: ['introduction.md']};

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('-'));
const OPTIONS = ['--fast', '--walks', ...Object.keys(MANAGERS).map((name) => `--${name}`)];
const unknown = args.find((arg) => arg.startsWith('-') && !OPTIONS.includes(arg));
if (unknown !== undefined) {
  console.error(`There is no option ${unknown}. Options: ${OPTIONS.join(', ')}.`);
  process.exit(1);
}
process.exitCode = install() || buildPackages() || (await check(wantedManagers()));

function wantedManagers() {
  if (args.includes('--fast')) return FAST;
  if (args.includes('--walks')) return {};
  const chosen = Object.entries(MANAGERS).filter(([name]) => args.includes(`--${name}`));
  return chosen.length > 0 ? Object.fromEntries(chosen) : MANAGERS;
}

async function check(managers) {
  const work = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-docs-')));
  const failures = [];
  try {
    for (const [manager, pages] of Object.entries(managers)) {
      const folder = path.join(work, manager);
      // With --fast, packages come from npm's cache, into which this puts them for the tests that follow.
      const caches = args.includes('--fast') ? {} : emptyCaches(path.join(folder, 'cache'));
      const run = (env) => runPages({pages, manager, folder, env: {...env, ...caches}});
      failures.push(...(await withRegistry(work, run)));
    }
    if (!args.includes('--fast') && named.length === 0)
      failures.push(...(await withRegistry(work, (env) => runWalks(path.join(work, 'walks'), env))));
  } finally {
    fs.rmSync(work, {recursive: true, force: true});
  }
  for (const failure of failures) console.error(`\n${failure}`);
  console.log(failures.length === 0 ? '\nAll samples work.' : `\n${failures.length} failed.`);
  return failures.length === 0 ? 0 : 1;
}

/** Calls a function with the variables of a new registry: samples publish a package, which is possible once. */
async function withRegistry(work, use) {
  const registry = await usePackedPackages();
  try {
    return await use({...registry.env, npm_config_userconfig: writeLogin(work, registry.url)});
  } finally {
    await registry.close();
  }
}

/** @returns one message for each page that failed */
async function runPages({pages, manager, folder, env}) {
  const site = path.join(folder, 'site');
  const failures = [];
  const run = async (page) => {
    const samples = samplesOf(page);
    if (!samples.some(({run}) => run !== undefined)) return;
    const name = `${page}, with ${manager}`;
    const use = page === SITE_PAGE ? (last) => keepAsSite(last, site) : undefined;
    const pageFolder = path.join(folder, page.replaceAll('/', '-'));
    failures.push(...(await runSamples({samples, name, folder: pageFolder, site, manager, env, use})));
  };
  const wanted = pages.filter((page) => named.length === 0 || named.includes(page));
  const needsSite = wanted.some((page) => beginsWithSite(page));
  if (needsSite || wanted.includes(SITE_PAGE)) await run(SITE_PAGE);
  for (const page of wanted) if (page !== SITE_PAGE) await run(page);
  return failures;
}

/** @returns one message for each walk that failed */
async function runWalks(folder, env) {
  const failures = [];
  for (const [name, pages] of Object.entries(WALKS)) {
    const walk = {
      name: `Walk of a ${name}`,
      folder: path.join(folder, name),
      manager: 'npm',
      env,
      isWalk: true,
    };
    failures.push(...(await runSamples({...walk, samples: pages.flatMap(samplesOf)})));
  }
  return failures;
}

/**
 * @param options - those of `runPage`; `name` is for messages, `use` gets the last folder
 * @returns one message if a sample failed
 */
async function runSamples({name, use, ...options}) {
  console.log(`\n${name}`);
  const startedAt = Date.now();
  try {
    const last = await runPage({...options, log: (line) => console.log(`  ${line}`)});
    use?.(last);
    console.log(`  works (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    return [];
  } catch (error) {
    console.log(`  fails: ${error.message}`);
    return [`${name}: ${error.message}`];
  } finally {
    fs.rmSync(options.folder, {recursive: true, force: true});
  }
}

function samplesOf(page) {
  return readSamples(fs.readFileSync(path.join(docs, page), 'utf8'));
}

function beginsWithSite(page) {
  const first = samplesOf(page).find(({run}) => run !== undefined);
  return first !== undefined && first.run !== 'empty' && first.run !== 'docusaurus';
}

function keepAsSite(dir, site) {
  for (const made of ['build', '.site', 'node_modules/.cache'])
    fs.rmSync(path.join(dir, made), {recursive: true, force: true});
  linkTree(dir, site);
}

/** Writes settings with which npm is logged in to the registry, which accepts any token. Samples publish packages. */
function writeLogin(folder, url) {
  const own = path.join(os.homedir(), '.npmrc');
  const settings = fs.existsSync(own) ? fs.readFileSync(own, 'utf8') : '';
  const file = path.join(folder, 'npmrc');
  fs.writeFileSync(file, `${settings}\n${url.replace(/^http:/, '')}:_authToken=none\n`);
  return file;
}

/** Variables that give the package managers empty caches, as on a new machine. */
function emptyCaches(folder) {
  return {
    npm_config_cache: path.join(folder, 'npm'),
    pnpm_config_store_dir: path.join(folder, 'pnpm'),
    YARN_GLOBAL_FOLDER: path.join(folder, 'yarn'),
  };
}

function listPages() {
  return fs
    .readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
