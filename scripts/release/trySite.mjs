import fs from 'node:fs';
import path from 'node:path';
import {packageManagers} from '../docs/packageManagers.mjs';
import {readSamples} from '../docs/readSamples.mjs';
import {commandsOf, mergeManifest, runShell} from '../docs/runPage.mjs';
import {withServer} from '../docs/startShell.mjs';
import {root} from '../setup.mjs';
import {visitSite} from './visitSite.mjs';

const docs = path.join(root, 'website/docs');

/** Colour of the page's background in the stylesheet that the plugin for Sass compiles. */
const COLOR = 'rgb(1, 2, 3)';

/**
 * Makes a site with the commands of the introduction, adds a plugin of the community as the page about migration does,
 * builds and serves it, and opens it.
 *
 * @param {object} input
 * @param {string} input.dir - folder for the site; it does not exist yet
 * @param {'npm' | 'pnpm' | 'yarn' | 'yarn-1'} input.manager
 * @param {NodeJS.ProcessEnv} input.env
 * @param {import('playwright-core').Browser} input.browser
 * @returns {Promise<string>} a few words about what was opened
 */
export async function trySite({dir, manager, env, browser}) {
  fs.mkdirSync(dir, {recursive: true});
  const translated = (command) => packageManagers[manager](command);
  const log = (line) => console.log(`  ${line}`);
  let folder = dir;
  const shell = async (command) => {
    folder = (await runShell({command: translated(command), dir: folder, env, log})) ?? folder;
  };
  for (const command of createCommands()) await shell(command);
  // With Yarn 1, the starter is made by npm, which does not install its packages.
  if (manager === 'yarn-1') await shell('npm install');
  const {overrides, install} = pluginSamples();
  mergeManifest({overrides}, folder, manager);
  await shell(install);
  addStylesheet(folder);
  await shell('npm run build');
  let seen = '';
  const command = translated('npm run serve');
  await withServer({
    command,
    dir: folder,
    env,
    use: async (url) => {
      seen = await visitSite({url, browser, color: COLOR});
    },
  });
  return seen;
}

/** Commands of the introduction that make a site, without the last one, which starts it. */
function createCommands() {
  const samples = readSamples(fs.readFileSync(path.join(docs, 'introduction.md'), 'utf8'));
  const sample = samples.find(({run, text}) => run === 'empty' && text.startsWith('npm create '));
  if (!sample) throw new Error('introduction.md has no sample that begins with "npm create".');
  return commandsOf(sample.text).filter((command) => command !== 'npm start');
}

/** Overrides and the command of the page about migration that install a plugin made for Docusaurus. */
function pluginSamples() {
  const samples = readSamples(fs.readFileSync(path.join(docs, 'migration/migration-manual.md'), 'utf8'));
  const manifest = samples.find(({title, text}) => title === 'package.json' && text.includes('"overrides"'));
  const install = samples.find(({text}) => text.startsWith('npm install docusaurus-plugin-sass'));
  if (!manifest || !install)
    throw new Error('migration-manual.md has no sample with overrides and a plugin.');
  return {overrides: JSON.parse(manifest.text).overrides, install: install.text.trim()};
}

/** Adds the plugin and a stylesheet in Sass to the config of the starter. */
function addStylesheet(dir) {
  const file = path.join(dir, 'site.config.ts');
  const before = fs.readFileSync(file, 'utf8');
  const after = before
    .replace('  presets: [', "  plugins: ['docusaurus-plugin-sass'],\n  presets: [")
    .replace("'./src/css/custom.css'", "['./src/css/custom.css', './src/css/tried.scss']");
  if (!after.includes('plugin-sass') || !after.includes('tried.scss'))
    throw new Error('The config of the starter has another form than scripts/release/trySite.mjs expects.');
  fs.writeFileSync(file, after);
  fs.writeFileSync(
    path.join(dir, 'src/css/tried.scss'),
    `$color: ${COLOR};\nhtml {\n  body {\n    background-color: $color;\n  }\n}\n`,
  );
}
