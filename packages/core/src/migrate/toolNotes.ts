import path from 'node:path';
import {listWords} from '../errors/words.js';
import {scriptCommands} from './editManifest.js';
import {typescriptNotes} from './editTypescript.js';
import type {MigrationNote} from './MigrationPlan.js';
import {packageFate} from './packageFate.js';
import {plugAndPlayNote} from './plugAndPlay.js';
import {propertyOf} from './propertyOf.js';
import {dependenciesOf, type SiteFiles} from './readSite.js';

/** Names of the commands of Docusaurus, without commands that its plugins add. */
const OLD_COMMANDS: ReadonlySet<string> = new Set(
  'build clear deploy serve start swizzle write-heading-ids write-translations'.split(' '),
);

function scriptNotes({manifest, manifestFile}: SiteFiles, commands: ReadonlySet<string>): MigrationNote[] {
  const broken = scriptCommands(manifest)
    .filter(({command}) => OLD_COMMANDS.has(command) && !commands.has(command))
    .map(({script}) => `"${script}"`);
  if (broken.length === 0) return [];
  const location = {file: manifestFile.file};
  const named = listWords(broken, 'and');
  return broken.length === 1
    ? [
        {
          location,
          what: `The script ${named} runs a command that Lectern does not have.`,
          todo: 'Take it out.',
        },
      ]
    : [
        {
          location,
          what: `The scripts ${named} run commands that Lectern does not have.`,
          todo: 'Take them out.',
        },
      ];
}

/** True if the configuration selects Babel: `webpack: {jsLoader: 'babel'}`. */
function usesBabel({config}: SiteFiles): boolean {
  return propertyOf(config, 'fields', 'webpack', 'jsLoader') === 'babel';
}

function babelNotes(site: SiteFiles): MigrationNote[] {
  const {babelConfig, siteDir} = site;
  if (babelConfig === undefined || usesBabel(site)) return [];
  return [
    {
      location: {file: path.join(siteDir, babelConfig)},
      what: 'Lectern does not read the configuration of Babel: code is compiled by esbuild.',
      todo: 'Delete the file unless another tool reads it. If you need Babel, write "webpack: {jsLoader: \'babel\'}" into the configuration.',
    },
  ];
}

/** Notes on packages that are removed from package.json without a replacement. */
function packageNotes({manifest, manifestFile}: SiteFiles): MigrationNote[] {
  return dependenciesOf(manifest)
    .filter((name) => packageFate(name)?.kind === 'unsupported')
    .map((name) => ({
      location: {file: manifestFile.file},
      what: `${name} is taken out: Lectern cannot run it, and has no package in its place.`,
      todo: 'Take it out of the configuration too.',
    }));
}

/** Notes on packages, scripts and tools: everything except the configuration and the site's code. */
export function toolNotes(site: SiteFiles, commands: ReadonlySet<string>): readonly MigrationNote[] {
  return [
    ...packageNotes(site),
    ...scriptNotes(site, commands),
    ...typescriptNotes(site),
    ...babelNotes(site),
    ...(site.plugAndPlay ? [plugAndPlayNote(site.plugAndPlay)] : []),
  ];
}
