import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const migrationPage = fileURLToPath(
  new URL('../website/docs/migration/migration-manual.md', import.meta.url),
);

/** Reads the `overrides` that the website's migration page recommends. */
function documentedOverrides() {
  const page = fs.readFileSync(migrationPage, 'utf8');
  const text = /```json[^\n]*\n(\{\n {2}"overrides": [^`]*)```/.exec(page)?.[1];
  if (text === undefined) throw new Error(`${migrationPage} has no block with "overrides".`);
  return JSON.parse(text).overrides;
}

const DOCS = {
  'docs/intro.md': '# Introduction\n\nRead the thermometer every morning.\n\n## Place\n\nIn the shade.\n',
  'docs/usage.md': '# Usage\n\nWind the clock once a week.\n',
};

/** Config of a tiny site, in the style of a Docusaurus site. */
function configText({config = '', presetOptions = '', head = ''}) {
  return `${head}
export default {
  title: 'Ecosystem',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', {blog: false, ${presetOptions}}]],
  ${config}
};
`;
}

/**
 * Writes a tiny site with the given plugins to an empty folder. Its packages are not installed.
 *
 * @param entries - entries of the list of plugins; their configs and files must not conflict
 */
export function createSite(dir, entries) {
  const dependencies = Object.assign({}, ...entries.map(dependenciesOf));
  const manifest = {
    name: 'ecosystem-site',
    version: '1.0.0',
    private: true,
    scripts: {build: 'site build'},
    dependencies,
    overrides: documentedOverrides(),
  };
  const files = {
    'package.json': `${JSON.stringify(manifest, undefined, 2)}\n`,
    'docusaurus.config.mjs': configText(joinConfigs(entries)),
    ...DOCS,
    ...Object.assign({}, ...entries.map(({files = {}}) => files)),
  };
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
}

function dependenciesOf({name, version, packages = {}}) {
  return {
    '@lectern/core': 'latest',
    '@lectern/preset-classic': 'latest',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    ...(version && {[name]: version}),
    ...packages,
  };
}

/** Joins the configs of several plugins: lists and the fields of `themeConfig` are concatenated. */
function joinConfigs(entries) {
  const textOf = (key) =>
    entries
      .map((entry) => entry[key])
      .filter(Boolean)
      .join(', ');
  const lists = ['plugins', 'themes'].map((key) => `${key}: [${textOf(key)}],`);
  return {
    head: entries.map(({head = ''}) => head).join('\n'),
    presetOptions: textOf('presetOptions'),
    config: [
      ...lists,
      `themeConfig: {${textOf('themeConfig')}},`,
      ...entries.map(({config = ''}) => config),
    ].join('\n  '),
  };
}
