import fs from 'node:fs';
import path from 'node:path';
import {makeDocusaurusSite} from './docusaurusSite.mjs';
import {linkTree} from './linkTree.mjs';
import {packageManagers} from './packageManagers.mjs';
import {startShell, withServer} from './startShell.mjs';

/** Time limit of a command, long enough for an installation without cache on a busy machine. */
const COMMAND_LIMIT_MS = 600_000;

/**
 * Runs the runnable samples of a page in order: runs commands and writes files exactly as printed. If the site was
 * changed after its last build, builds it at the end.
 *
 * @param {object} page
 * @param {readonly import('./readSamples.mjs').Sample[]} page.samples
 * @param {string} page.folder - empty folder in which the page may write
 * @param {string} page.site - site that is copied for samples which start in a site
 * @param {'npm' | 'pnpm' | 'yarn'} page.manager
 * @param {NodeJS.ProcessEnv} page.env
 * @param {(line: string) => void} page.log
 * @returns the folder in which the last sample ran
 * @throws {Error} with the line of the sample, the command and its output
 */
export async function runPage({samples, folder, site, manager, env, log}) {
  let dir;
  let isStale = false;
  let count = 0;
  const shell = (command) => runShell({command: packageManagers[manager](command), dir, env, log});
  const finish = async () => {
    if (isStale) await shell('npx site build');
    isStale = false;
  };
  for (const sample of samples.filter(({run}) => run !== undefined)) {
    const failed = (error) => {
      throw new Error(`line ${sample.line}: ${error.message}`, {cause: error});
    };
    if (dir === undefined || sample.run !== 'here') {
      await finish().catch(failed);
      count += 1;
      dir = path.join(folder, `folder-${count}`);
      if (sample.run === 'empty') fs.mkdirSync(dir, {recursive: true});
      else if (sample.run === 'docusaurus') makeDocusaurusSite(dir);
      else linkTree(site, dir);
    }
    if (sample.language !== 'bash') {
      // Builds the site with the config that this sample replaces, if it has one.
      if (isConfig(sample) && hasConfig(dir)) await finish().catch(failed);
      writeSample(sample, dir, manager);
      isStale = true;
      continue;
    }
    for (const command of commandsOf(sample.text)) {
      dir = (await shell(command).catch(failed)) ?? dir;
      if (/\bsite build\b|\brun build\b/.test(command)) isStale = false;
    }
  }
  await finish();
  return dir;
}

function hasConfig(dir) {
  return fs.readdirSync(dir).some((title) => isConfig({title}));
}

function isConfig({title}) {
  return /^(?:site|docusaurus)\.config\.\w+$/.test(title ?? '');
}

/** Returns the commands of a sample, one a line, without comments. A backslash joins a line with the next. */
export function commandsOf(text) {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');
}

/**
 * Writes the file of a sample. In a config, the comment "// …" means the fields that the site's config had before; they
 * are kept. A second package.json adds its fields to the first.
 */
function writeSample({text, title, line}, dir, manager) {
  if (!title) throw new Error(`line ${line}: the sample needs a title, the name of its file.`);
  const file = path.join(dir, title);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  if (title === 'package.json' && fs.existsSync(file)) {
    mergeManifest(JSON.parse(text), dir, manager);
    return;
  }
  const isPart = /^(?:export default \{|module\.exports = \{|const config: Config = \{)\n {2}\/\/ …$/m.test(
    text,
  );
  if (!isPart) {
    fs.writeFileSync(file, text);
    return;
  }
  const whole = path.join(dir, 'whole.config.js');
  if (!fs.existsSync(whole)) fs.renameSync(path.join(dir, 'site.config.js'), whole);
  const part = `part.config${path.extname(title)}`;
  fs.writeFileSync(path.join(dir, part), text);
  fs.writeFileSync(
    path.join(dir, 'site.config.js'),
    `import whole from './whole.config.js';\nimport * as part from './${part}';\nexport default {...whole, ...part.default};\n`,
  );
}

/**
 * Adds fields to the package.json of a site, in the form that the package manager reads: npm's `overrides` are
 * `resolutions` in Yarn, and in pnpm a field of `pnpm-workspace.yaml` (JSON is valid YAML). The documentation explains
 * the same.
 */
export function mergeManifest({overrides, ...fields}, dir, manager) {
  const file = path.join(dir, 'package.json');
  const whole = {...JSON.parse(fs.readFileSync(file, 'utf8')), ...fields};
  if (manager === 'npm') Object.assign(whole, {overrides});
  if (manager.startsWith('yarn')) Object.assign(whole, {resolutions: overrides});
  fs.writeFileSync(file, JSON.stringify(whole, null, 2));
  if (manager !== 'pnpm' || !overrides) return;
  const workspace = path.join(dir, 'pnpm-workspace.yaml');
  const settings = fs.existsSync(workspace) ? fs.readFileSync(workspace, 'utf8') : '';
  fs.writeFileSync(workspace, `${settings}overrides: ${JSON.stringify(overrides)}\n`);
}

/**
 * Runs a command.
 *
 * @returns the folder in which the shell ended, where the next command runs; `undefined` after a server
 */
export async function runShell({command, dir, env, log}) {
  log(`$ ${command}`);
  if (/\bsite (?:start|serve)\b|\brun (?:start|serve)\b|\bnpm start\b/.test(command)) {
    await withServer({command, dir, env});
    return undefined;
  }
  // At a terminal, `site migrate` waits for a confirmation; `--yes` replaces it.
  const consent = /\bsite migrate$/.test(command) ? ' --yes' : '';
  const {code, output} = await startShell({
    command: `${command}${consent} || exit\npwd >&3`,
    dir,
    env,
    limit: COMMAND_LIMIT_MS,
  }).ended;
  if (code !== 0) throw new Error(`"${command}" ended with ${code}:\n${output.text}`);
  return output.folder.trim() || undefined;
}
