import {Command, Option} from 'commander';
import {coreVersion} from '../version.js';
import type {BuildFlags, ServeFlags, StartFlags} from './flags.js';
import {defaultConfig, defaultSiteDir, parsePoll, parsePort} from './options.js';

type WithoutSiteDir<Flags> = Omit<Flags, 'siteDir'>;

const CONFIG_HELP =
  'configuration file, relative to the site folder (default: site.config.* or docusaurus.config.*)';

function siteCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .argument('[siteDir]', 'folder of the site', defaultSiteDir());
}

function configOption(): Option {
  return new Option('--config <file>', CONFIG_HELP).default(defaultConfig());
}

function portOption(): Option {
  return new Option('-p, --port <port>', 'port to listen on (default: 3000)')
    .env('PORT')
    .argParser(parsePort);
}

function addBuild(program: Command): void {
  siteCommand(program, 'build', 'Build the site for production.')
    .option('--dev', "use React's development build, for readable errors", false)
    .option('--bundle-analyzer', 'show what the code bundle consists of', false)
    .option('--out-dir <dir>', 'folder for the result, relative to the site folder (default: build)')
    .addOption(configOption())
    .option('-l, --locale <locale...>', 'build these locales only; a single one without its path segment')
    .option('--no-minify', 'leave the code readable')
    .action(async (siteDir: string, flags: WithoutSiteDir<BuildFlags>) => {
      const {runBuild} = await import('./commands/build.js');
      await runBuild({...flags, siteDir});
    });
}

function addStart(program: Command): void {
  siteCommand(program, 'start', 'Show the site while you edit it.')
    .helpOption('--help')
    .addOption(portOption())
    .option('-h, --host <host>', 'host to listen on', 'localhost')
    .option('-l, --locale <locale>', 'show this locale only (default: all)')
    .option('--hot-only', 'replace modules only, never reload the page', false)
    .addOption(configOption())
    .option('--no-open', 'do not open a browser')
    .addOption(
      new Option('--poll [milliseconds]', 'watch files by looking at them')
        .argParser(parsePoll)
        .preset('')
        .default(false),
    )
    .option('--no-minify', 'for scripts that are used to it: while you edit, nothing is minified anyway')
    .action(async (siteDir: string, flags: WithoutSiteDir<StartFlags>) => {
      const {runStart} = await import('./commands/start.js');
      await runStart({...flags, siteDir});
    });
}

function addServe(program: Command): void {
  siteCommand(program, 'serve', 'Serve a finished build on this machine.')
    .helpOption('--help')
    .option('--dir <dir>', 'folder of the build, relative to the site folder (default: build)')
    .addOption(configOption())
    .addOption(portOption())
    .option('-h, --host <host>', 'host to listen on', 'localhost')
    .option('--build', 'build first', false)
    .option('--no-open', 'do not open a browser')
    .action(async (siteDir: string, flags: WithoutSiteDir<ServeFlags>) => {
      const {runServe} = await import('./commands/serve.js');
      await runServe({...flags, siteDir});
    });
}

function addClear(program: Command): void {
  siteCommand(program, 'clear', 'Remove everything that the other commands wrote.').action(
    async (siteDir: string) => {
      const {runClear} = await import('./commands/clear.js');
      runClear({siteDir});
    },
  );
}

/** The command line, without the commands of plugins. Throws where commander would end the process. */
export function createProgram(): Command {
  const program = new Command('site')
    .description('Documentation and blog sites from Markdown.')
    .version(coreVersion, '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride();
  for (const add of [addBuild, addStart, addServe, addClear]) add(program);
  return program;
}
