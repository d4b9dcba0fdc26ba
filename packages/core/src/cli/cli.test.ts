import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {describe, expect, onTestFinished, test} from 'vitest';
import {run, setEnv} from '../../test/cli/runCommand.js';
import {shownError} from '../../test/shownError.js';
import {configText, tempSite} from '../../test/tempSite.js';
import {errors} from '../errors/catalog.js';
import {frameAt} from '../errors/frameAt.js';
import {SiteError} from '../errors/SiteError.js';
import {usesColors} from '../terminal/colors.js';
import {parsePoll, parsePort} from './options.js';
import {createProgram} from './program.js';

describe('commands', () => {
  test('have exactly the documented options', () => {
    const flags = createProgram().commands.map((command) => [
      command.name(),
      command.options.map((option) => option.flags),
    ]);
    expect(Object.fromEntries(flags)).toEqual({
      build: [
        '--dev',
        '--bundle-analyzer',
        '--out-dir <dir>',
        '--config <file>',
        '-l, --locale <locale...>',
        '--no-minify',
        '--verbose',
        '--shard <k/n>',
        '--merge [n]',
        '--run <name>',
      ],
      start: [
        '-p, --port <port>',
        '-h, --host <host>',
        '-l, --locale <locale>',
        '--hot-only',
        '--config <file>',
        '--no-open',
        '--poll [milliseconds]',
        '--no-minify',
      ],
      serve: [
        '--dir <dir>',
        '--config <file>',
        '-p, --port <port>',
        '-h, --host <host>',
        '--no-open',
        '--build',
      ],
      deploy: [
        '--config <file>',
        '--out-dir <dir>',
        '-l, --locale <locale...>',
        '--target-dir <dir>',
        '--to <target>',
        '--dry-run',
        '--skip-build',
      ],
      clear: [],
      upgrade: ['--to <version>', '--config <file>', '-y, --yes', '--dry-run', '--force'],
      'write-heading-ids': [
        '--config <file>',
        '--syntax <syntax>',
        '--migrate',
        '--overwrite',
        '--maintain-case',
      ],
      'write-translations': [
        '-l, --locale <locale>',
        '--config <file>',
        '--override',
        '--messagePrefix <prefix>',
      ],
      translations: ['--status', '--mark [translations...]', '-l, --locale <locale>', '--config <file>'],
      check: [
        '--only <checks>',
        '--skip <checks>',
        '--pages <patterns>',
        '--external',
        '--accessibility',
        '--json',
        '--no-build',
        '--out-dir <dir>',
        '--config <file>',
      ],
      samples: ['--only <files...>', '-j, --jobs <number>', '--config <file>', '--force', '--list', '--json'],
      mcp: [
        '--dir <dir>',
        '--url <url>',
        '-l, --locale <locale>',
        '--config <file>',
        '--http',
        '-p, --port <port>',
        '-h, --host <host>',
        '--allowed-host <name...>',
      ],
      migrate: ['-y, --yes'],
      swizzle: [
        '-w, --wrap',
        '-e, --eject',
        '-l, --list',
        '-t, --typescript',
        '-j, --javascript',
        '--danger',
        '--force',
        '--status',
        '--update',
        '--config <file>',
      ],
      types: ['--config <file>'],
    });
  });

  test.each([
    [
      'build',
      ['a', '-l', 'en', '-l', 'fr', '--no-minify'],
      {locale: ['en', 'fr'], minify: false, dev: false, bundleAnalyzer: false},
    ],
    [
      'start',
      ['a', '-h', '0.0.0.0', '-p', '80', '--poll', '--no-open'],
      {host: '0.0.0.0', port: 80, poll: true, open: false, hotOnly: false, minify: true},
    ],
    ['start', ['a', '--poll', '500'], {poll: 500, host: 'localhost', open: true}],
    ['serve', ['a', '--build', '--dir', 'out'], {build: true, dir: 'out', host: 'localhost', open: true}],
  ])('%s %j', async (name, args, expected) => {
    const program = createProgram();
    const command = program.commands.find((one) => one.name() === name);
    command?.action(() => {});
    await program.parseAsync([name, ...args], {from: 'user'});
    expect(command?.processedArgs).toEqual(['a']);
    expect(command?.opts()).toMatchObject(expected);
  });

  test('--version, --help, no command', async () => {
    const {version} = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await run('--version')).toEqual({code: 0, out: `${version}\n`});
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('start [options] [siteDir]'),
    });
    expect(await run()).toMatchObject({code: 1, out: expect.stringContaining('Usage: site')});
  });

  test('the help has one style and no internals', async () => {
    const texts = [await run('--help'), await run('start', '--help'), await run('build', '-h')].map(
      ({out}) => out,
    );
    for (const text of texts) {
      expect(text).toContain('print this help');
      expect(text).not.toMatch(/display help|preset|default: false/);
    }
    expect((await run('-v')).out).toBe((await run('--version')).out);
  });

  test.each([
    [
      ['build', '--ot-dir', 'x'],
      "Unknown option '--ot-dir'.\nDid you mean --out-dir? site build --help lists the options.",
    ],
    [
      ['start', '--host'],
      "Option '-h, --host <host>' argument missing.\nsite start --help lists the options.",
    ],
    [['--nope'], "Unknown option '--nope'.\nsite --help lists the options."],
    [
      ['clear', 'a', 'b'],
      "Too many arguments for 'clear'. Expected 1 argument but got 2.\nsite clear --help lists the options.",
    ],
  ])('%j ends with a code and the way to the help', async (args, text) => {
    expect(await run(...args)).toEqual({code: 1, out: `[COMMAND_INVALID] ${text}\n`});
  });

  test('a command that no plugin brings either is an error', async () => {
    setEnv('DOCUSAURUS_CLI_SITE_DIR', tempSite({'site.config.ts': configText()}));
    expect(await run('biuld')).toEqual({
      code: 1,
      out: '[COMMAND_UNKNOWN] There is no command "biuld".\nDid you mean "site build"?\n',
    });
  });

  test('plugins bring commands', async () => {
    const dir = tempSite({
      'other.config.ts': configText(`plugins: [() => ({name: 'p', extendCli(cli) {
        cli.command('greet <name>').action((name) => console.log('Hello ' + name));
      }})]`),
    });
    setEnv('DOCUSAURUS_CLI_SITE_DIR', dir);
    setEnv('DOCUSAURUS_CLI_CONFIG', 'other.config.ts');
    expect(await run('greet', 'you')).toEqual({code: 0, out: 'Hello you\n'});
  });

  describe('commands of plugins are those of commander 5.1', () => {
    const commands = `plugins: [() => ({name: 'p', extendCli(cli) {
      cli.command('last <id>').option('-p, --plugin-id <id>', 'Plugin.').option('--size [n]', 'Size.', Number, 7)
        .action((id, instance) => console.log([id, instance.opts().pluginId, instance.pluginId, instance.size, instance._name].join()));
      cli.command('many').arguments('<first> [others...]')
        .action((first, others, instance) => console.log([first, others.join('+'), instance.name()].join()));
      cli.command('many').action(() => console.log('the second one'));
      cli.command('short').alias('s').option('-ws, --workspace').action((instance, rest) => console.log([instance.workspace, rest].join()));
      cli.command('late').action(async () => { await new Promise((done) => setTimeout(done, 5)); throw new Error('Too late.'); });
      const group = new cli.Command('group').description('A group.');
      group.command('inner [name]').option('--loud').action((name, instance) => console.log([name, instance.loud].join()));
      cli.addCommand(group);
      cli.command('own').option('--config <file>').action((instance) => console.log(instance.config));
      cli.command('which').action(() => console.log(__filename.split('/').pop()));
    }})]`;
    const site = () => {
      setEnv('DOCUSAURUS_CLI_SITE_DIR', tempSite({'site.config.ts': configText(commands)}));
    };

    test.each([
      [['last', 'all', '-p', 'x'], 'all,x,x,7,last'],
      [['last', 'all', '--size', '3'], 'all,,,3,last'],
      [['many', 'a', 'b', 'c'], 'a,b+c,many'],
      [['s', '-ws', 'more'], 'true,more'],
      [['group', 'inner', 'x', '--loud'], 'x,true'],
    ])('%j prints %s', async (args, text) => {
      site();
      expect(await run(...args)).toEqual({code: 0, out: `${text}\n`});
    });

    test.each([
      [['last'], "Missing required argument 'id'."],
      [['last', 'a', '--other'], "Unknown option '--other'."],
      [['last', 'a', '-p'], "Option '-p, --plugin-id <id>' argument missing."],
    ])('%j is a mistake', async (args, text) => {
      site();
      expect(await run(...args)).toEqual({
        code: 1,
        out: `[COMMAND_INVALID] ${text}\nsite last --help lists the options.\n`,
      });
    });

    test('an error in an action ends the command', async () => {
      site();
      expect(await run('late')).toMatchObject({code: 1, out: expect.stringContaining('Too late.')});
    });

    test('help prints their options', async () => {
      site();
      for (const args of [
        ['last', '--help'],
        ['help', 'last'],
      ]) {
        expect(await run(...args)).toEqual({
          code: 0,
          out: expect.stringMatching(/^Usage: site last \[options\] <id>\n.*--plugin-id <id> +Plugin\./s),
        });
      }
      expect((await run('--help')).out).toMatch(/many <first> \[others\.\.\.\]\n.*group +A group\./s);
    });

    test('--config names the configuration whose plugins are loaded', async () => {
      const dir = tempSite({
        'site.config.ts': configText(''),
        'other.config.ts': configText(commands),
      });
      setEnv('DOCUSAURUS_CLI_SITE_DIR', dir);
      expect(await run('which')).toMatchObject({code: 1});
      const expected = {code: 0, out: 'other.config.ts\n'};
      expect(await run('which', '--config', 'other.config.ts')).toEqual(expected);
      expect(await run('which', '--config=other.config.ts')).toEqual(expected);
      expect(await run('last', 'x', '--config', 'other.config.ts', '--size', '1')).toEqual({
        code: 0,
        out: 'x,,,1,last\n',
      });
      expect(await run('own', '--config', 'other.config.ts')).toEqual({code: 0, out: 'other.config.ts\n'});
      expect((await run('--help', '--config', 'other.config.ts')).out).toContain('which');
      expect((await run('which', '--config', 'none.ts')).out).toContain('none.ts');
    });
  });

  test('without a site, an unknown command leads to a similar one, or to the folder that lacks a site', async () => {
    const dir = tempSite({});
    setEnv('DOCUSAURUS_CLI_SITE_DIR', path.relative(process.cwd(), dir));
    expect((await run('biuld')).out).toBe(
      '[COMMAND_UNKNOWN] There is no command "biuld".\nDid you mean "site build"?\n',
    );
    expect((await run('frobnicate')).out).toContain(
      `[COMMAND_UNKNOWN] There is no command "frobnicate".\nsite --help lists the commands. Plugins add more in the folder of a site: ${dir} has no configuration file`,
    );
    expect((await run('docs:version', '1.0')).out).toContain(
      `[CONFIG_NOT_FOUND] ${dir} has no configuration file`,
    );
  });

  test('help lists the commands of plugins where there is a site', async () => {
    const plugin = `plugins: [() => ({name: 'p', extendCli(cli) {
      cli.command('greet <name>').description('Say hello.').action(() => {});
    }})]`;
    setEnv('DOCUSAURUS_CLI_SITE_DIR', tempSite({'site.config.ts': configText(plugin)}));
    for (const args of [['--help'], ['-h'], ['help'], []]) {
      expect((await run(...args)).out).toMatch(/greet <name> +Say hello\./);
    }
    expect(await run('help', 'greet')).toEqual({code: 0, out: expect.stringContaining('Usage: site greet')});

    setEnv('DOCUSAURUS_CLI_SITE_DIR', tempSite({}));
    const none = await run('--help');
    expect(none).toEqual({code: 0, out: expect.stringContaining('start [options] [siteDir]')});
    expect(none.out).not.toContain('plugins');

    setEnv('DOCUSAURUS_CLI_SITE_DIR', tempSite({'site.config.ts': 'throw new Error("Oh no")'}));
    expect(await run('--help')).toEqual({code: 0, out: expect.stringMatching(/plugins are missing.*Oh no/)});
  });

  test('clear removes what the other commands wrote, and nothing else', async () => {
    const dir = tempSite({
      'build/index.html': '',
      '.site/x.mjs': '',
      'node_modules/.cache/lectern/x': '',
      '.yarn/.cache/x': '',
      '.yarn/releases/x': '',
      'node_modules/react/x': '',
      'docs/a.md': '',
    });
    expect(await run('clear', dir)).toEqual({
      code: 0,
      out: 'info Removed .site\ninfo Removed build\ninfo Removed node_modules/.cache\ninfo Removed .yarn/.cache\n',
    });
    expect(fs.readdirSync(dir, {recursive: true}).sort()).toEqual([
      '.yarn',
      '.yarn/releases',
      '.yarn/releases/x',
      'docs',
      'docs/a.md',
      'node_modules',
      'node_modules/react',
      'node_modules/react/x',
    ]);
    expect(await run('clear', dir)).toEqual({code: 0, out: 'info There was nothing to remove.\n'});
    expect(await run('clear', path.join(dir, 'nope'))).toMatchObject({
      code: 1,
      out: `[SITE_DIR_NOT_FOUND] There is no folder ${dir}/nope.\n`,
    });
  });
});

test('a wrong folder is reported before a port that is taken', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const {port} = server.address() as net.AddressInfo;
  const flags = ['--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const empty = tempSite({'a.txt': ''});
  expect(await run('start', path.join(empty, 'nope'), ...flags)).toMatchObject({
    code: 1,
    out: expect.stringContaining('[SITE_DIR_NOT_FOUND]'),
  });
  expect((await run('start', empty, ...flags)).out).toContain('[CONFIG_NOT_FOUND]');
  const site = tempSite({'site.config.ts': configText()});
  expect((await run('serve', site, '--dir', 'nope', ...flags)).out).toContain('[BUILD_NOT_FOUND]');
  expect((await run('start', site, ...flags)).out).toContain('[PORT_BUSY]');
});

test('options of write-heading-ids that contradict each other are an error that explains them', async () => {
  const site = tempSite({'site.config.ts': configText(), 'docs/a.md': '# A\n'});
  const {code, out} = await run('write-heading-ids', site, '--overwrite', '--migrate');
  expect({code, out}).toMatchObject({
    code: 1,
    out: expect.stringContaining('[HEADING_ID_OPTIONS_EXCLUSIVE]'),
  });
});

test('colours are for terminals, unless the environment decides', () => {
  expect(usesColors({env: {CI: 'true'}, isTerminal: false})).toBe(false);
  expect(usesColors({env: {}, isTerminal: true})).toBe(true);
  expect(usesColors({env: {TERM: 'dumb'}, isTerminal: true})).toBe(false);
  expect(usesColors({env: {NO_COLOR: '1', FORCE_COLOR: '1'}, isTerminal: true})).toBe(false);
  expect(usesColors({env: {FORCE_COLOR: '1'}, isTerminal: false})).toBe(true);
  expect(usesColors({env: {FORCE_COLOR: '0'}, isTerminal: true})).toBe(false);
});

test('ports and polling intervals are read from text', () => {
  expect(parsePort('8080')).toBe(8080);
  expect(() => parsePort('99999')).toThrow('"99999" is not a port: ports are whole numbers from 0 to 65535.');
  expect(() => parsePort('x')).toThrow('"x" is not a port');
  expect([parsePoll(''), parsePoll('true'), parsePoll('false'), parsePoll('250')]).toEqual([
    true,
    true,
    false,
    250,
  ]);
});

describe('errors on the terminal', () => {
  const siteDir = '/site';

  test('a mistake of the user: code, place, message, hint; no stack', () => {
    const error = new SiteError('TAGS_FILE', 'No such document.', {
      location: {file: '/site/sidebars.ts', line: 14},
      hint: 'Did you mean "a"?',
    });
    expect(shownError(error, {siteDir})).toBe(
      '[TAGS_FILE] sidebars.ts:14 No such document.\nDid you mean "a"?',
    );
  });

  test('names the plugin where there is no place', () => {
    const error = Object.assign(new SiteError('FILE_NAME', 'Nothing.'), {plugin: 'docs'});
    expect(shownError(error, {siteDir})).toBe('[FILE_NAME] Nothing. (plugin docs)');
    const located = new SiteError('FILE_NAME', 'Nothing.', {location: {file: '/site/docs'}});
    expect(shownError(Object.assign(located, {plugin: 'docs'}), {siteDir})).toBe('[FILE_NAME] docs Nothing.');
  });

  test('a mistake in Markdown shows its frame', () => {
    const error = Object.assign(new Error('Unclosed tag.'), {
      name: 'MarkdownError',
      code: 'MDX_SYNTAX',
      file: '/site/docs/a.mdx',
      line: 2,
      column: 1,
      frame: '> 2 | <b>',
      hint: 'Close it.',
    });
    expect(shownError(error, {siteDir})).toBe(
      '[MDX_SYNTAX] docs/a.mdx:2:1 Unclosed tag.\n> 2 | <b>\nClose it.',
    );
  });

  test('anything else is ours: stack, and where to send it', () => {
    const text = shownError(new TypeError('x is undefined'), {siteDir});
    expect(text).toMatch(/^TypeError: x is undefined\n {4}at /);
    expect(text).toMatch(
      /\nThis is a mistake in Lectern or in a plugin, not in your site\. Please report it with the lines above\.$/,
    );
  });

  test('the frame of a place in a file of the site is that of the Markdown compiler; nothing where there is no such line', () => {
    const dir = tempSite({'a.txt': '\uFEFFa\nbc\nd\ne\nf'});
    const frame = '  1 | a\n> 2 | bc\n    |  ^\n  3 | d\n  4 | e';
    expect(frameAt({file: 'a.txt', line: 2, column: 2}, dir)).toBe(frame);
    expect(frameAt({file: 'a.txt', line: 9}, dir)).toBeUndefined();
    expect(frameAt({file: 'gone.txt', line: 1}, dir)).toBeUndefined();
  });

  test('PORT_BUSY and BUILD_NOT_FOUND', () => {
    expect(shownError(errors.portBusy({host: 'localhost', port: 3000}), {siteDir})).toBe(
      '[PORT_BUSY] Another program listens on localhost:3000.\nStop it, or choose another port: --port 3001.',
    );
    expect(shownError(errors.buildNotFound('/site/build'), {siteDir})).toBe(
      '[BUILD_NOT_FOUND] There is no build in /site/build.\nRun site build first, or site serve --build.',
    );
  });
});
