import {parseArgs} from 'node:util';
import {type ColorName, colorNames} from '@lectern/theme-classic/looks';
import {errors} from './errors.js';
import {type ManagerName, managerNames} from './packageManagers.js';

const gitStrategies = ['deep', 'shallow', 'copy', 'custom'] as const;

export type GitStrategy = (typeof gitStrategies)[number];

export type Language = 'typescript' | 'javascript';

/** The command line. Absent fields were not given. */
export interface Flags {
  readonly name?: string;
  readonly template?: string;
  /** Folder in which that of the site is made. */
  readonly rootDir?: string;
  readonly manager?: ManagerName;
  readonly language?: Language;
  readonly gitStrategy?: GitStrategy;
  readonly color?: ColorName;
  /** Folder of Markdown, or of a Docusaurus site. */
  readonly from?: string;
  /** True for `--git`, false for `--no-git`. */
  readonly git?: boolean;
  readonly skipInstall: boolean;
  readonly yes: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const OPTIONS = {
  template: {type: 'string'},
  'package-manager': {type: 'string', short: 'p'},
  'skip-install': {type: 'boolean', short: 's'},
  typescript: {type: 'boolean', short: 't'},
  javascript: {type: 'boolean', short: 'j'},
  'git-strategy': {type: 'string', short: 'g'},
  color: {type: 'string'},
  from: {type: 'string'},
  git: {type: 'boolean'},
  'no-git': {type: 'boolean'},
  yes: {type: 'boolean', short: 'y'},
  help: {type: 'boolean', short: 'h'},
  version: {type: 'boolean', short: 'v'},
} as const;

export const helpText = `create-lectern [siteName] [template] [rootDir] [options]

Makes a Lectern site in a new folder, or in this one if the name is ".".
Answers that are not given are requested; without a terminal, the defaults are taken.

  siteName                    name of the folder and of the package in it
  template                    classic   docs, a blog, search and a home page
                              docs      docs are the whole site
                              api       docs and the reference of an OpenAPI file
                              plugin    a package that extends Lectern, with a test site
                              or the address of a git repository, or a folder
  rootDir                     folder in which the new one is made (default: this one)

  --template <template>       the same as the second argument
  --from <folder>             take over a folder of Markdown or a Docusaurus site (a copy of it)
  -t, --typescript            write TypeScript (default)
  -j, --javascript            write JavaScript
  -p, --package-manager <pm>  ${managerNames.join(', ')} (default: the one that runs this command)
  -s, --skip-install          write the files only
  --color <colour>            ${colorNames.join(', ')} (default: ${colorNames[0]})
  --git, --no-git             make a git repository, or none (default: one, outside of other repositories)
  -g, --git-strategy <how>    clone a template's repository: ${gitStrategies.join(', ')} (default: deep)
  -y, --yes                   take the defaults without asking
  -h, --help                  print this help
  -v, --version               print the version`;

function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  names: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = names.find((name) => name === value);
  if (found !== undefined) return found;
  throw errors.optionInvalid(`"--${option} ${value}" is none of ${names.join(', ')}.`);
}

function onlyOne(values: {readonly [option: string]: unknown}): void {
  const given = Object.keys(values).filter((option) => values[option] !== undefined);
  if (given.length > 1) throw errors.optionInvalid(`${given.join(' and ')} exclude each other.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options: OPTIONS, allowPositionals: true});
  } catch (error) {
    // Node appends advice about arguments that begin with a dash, which no name does.
    const [sentence = ''] = (error as Error).message.split('. ');
    throw errors.optionInvalid(sentence.replace(/\.?$/, '.'));
  }
}

/** Parses the command line. @throws {CreateError} `CREATE_OPTION_INVALID`, `CREATE_COLOR_UNKNOWN` */
export function parseFlags(args: readonly string[]): Flags {
  const {values, positionals} = parse(args);
  const [name, template, rootDir, ...others] = positionals;
  if (others.length > 0) throw errors.optionInvalid(`"${others[0]}" is one argument too many.`);
  onlyOne({'--typescript': values.typescript, '--javascript': values.javascript});
  onlyOne({'--git': values.git, '--no-git': values['no-git']});
  onlyOne({'--template': values.template, [`the argument "${template}"`]: template});
  const manager = oneOf('package-manager', values['package-manager'], managerNames);
  const color = colorNames.find((one) => one === values.color);
  if (values.color !== undefined && !color) {
    throw errors.colorUnknown({color: values.color, names: colorNames});
  }
  return {
    name,
    template: template ?? values.template,
    rootDir,
    manager,
    language: values.typescript ? 'typescript' : values.javascript ? 'javascript' : undefined,
    gitStrategy: oneOf('git-strategy', values['git-strategy'], gitStrategies),
    color,
    from: values.from,
    git: values.git ? true : values['no-git'] ? false : undefined,
    skipInstall: values['skip-install'] ?? false,
    yes: values.yes ?? false,
    help: values.help ?? false,
    version: values.version ?? false,
  };
}
