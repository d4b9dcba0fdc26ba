import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  createSite,
  type Edit,
  expectOneError,
  expectQuietConsole,
  hasTerminals,
  openPage,
  runCli,
  type Site,
  serveSite,
  startInTerminal,
  startSite,
  waitForHydration,
} from '../harness/index.js';

const CLASSIC = '@lectern/theme-classic';
const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

async function swizzle(site: Site, ...args: readonly string[]): Promise<string> {
  const result = await runCli(site.dir, ['swizzle', ...args]);
  expect(result.code, result.stdout + result.stderr).toBe(0);
  return result.stdout + result.stderr;
}

/** Type errors of a site, as printed by `tsc`. */
function typeErrors(site: Site): string {
  return spawnSync(process.execPath, [tsc, '--noEmit', '-p', site.dir], {encoding: 'utf8'}).stdout;
}

const themeFiles = (site: Site): string[] =>
  fs
    .readdirSync(path.join(site.dir, 'src/theme'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(site.dir, 'src/theme'), path.join(entry.parentPath, entry.name)))
    .sort();

describe('a TypeScript site with an ejected Footer, a wrapped CodeBlock and an ejected DocItem', () => {
  let site: Site;

  beforeAll(async () => {
    site = createSite('swizzle');
    await swizzle(site, CLASSIC, 'Footer', '--eject');
    await swizzle(site, CLASSIC, 'CodeBlock', '--wrap');
    await swizzle(site, CLASSIC, 'DocItem', '--eject', '--danger');
    const {files} = site;
    files.replace('src/theme/Footer/index.tsx', '<FooterLayout', '<FooterLayout key="own"');
    files.replace('src/theme/Footer/Copyright/index.tsx', 'className="', 'data-ejected="footer" className="');
    files.replace('src/theme/CodeBlock/index.tsx', '<>', '<section data-wrapped="code">');
    files.replace('src/theme/CodeBlock/index.tsx', '</>', '</section>');
    files.replace(
      'src/theme/DocItem/index.tsx',
      '<DocContent />',
      '<p data-ejected="doc">{DocContent.metadata.title}</p><DocContent />',
    );
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
  });

  test('shows them', () => {
    const html = site.files.read('build/docs/intro/index.html');
    expect(html).toContain('data-ejected="footer"');
    expect(html).toContain('<p data-ejected="doc">Intro</p>');
    expect(html).toMatch(/<section data-wrapped="code"><div class="[^"]*theme-code-block/);
  });

  test('hydrates without a message', async () => {
    const server = await serveSite(site.dir);
    const opened = await openPage(`${server.url}/docs/intro/`);
    await waitForHydration(opened.page);
    expect(await opened.page.locator('[data-wrapped="code"] button').count()).toBeGreaterThan(0);
    expectQuietConsole(opened);
    await opened.close();
  });

  test('passes the type check', () => {
    expect(typeErrors(site)).toBe('');
  });

  test('fails the type check where a component is given a wrong prop', () => {
    const page = 'src/pages/index.tsx';
    const correct = site.files.read(page);
    site.files.replace(page, 'language="js"', 'langauge="js"');
    site.files.replace(page, '<Footer />', '<Footer columns={2} />');
    const errors = typeErrors(site);
    site.files.write(page, correct);
    expect(errors).toMatch(/index\.tsx\(10,\d+\): error TS2322: .*\n?.*langauge/);
    expect(errors).toMatch(/index\.tsx\(11,\d+\): error TS2322: .*\n?.*columns/);
  });

  test('knows the props that an ejected component was given', () => {
    const footer = 'src/theme/Footer/index.tsx';
    const page = 'src/pages/index.tsx';
    const before = [footer, page].map((file) => [file, site.files.read(file)] as const);
    site.files.replace(footer, 'Footer():', 'Footer({note}: {readonly note: string}):');
    site.files.replace(footer, 'key="own"', 'key={note}');
    site.files.replace(page, "'@theme-original/Footer'", "'@theme/Footer'");
    const errors = typeErrors(site);
    for (const [file, text] of before) site.files.write(file, text);
    expect(errors).toMatch(/index\.tsx\(11,\d+\): error TS2741: Property 'note' is missing/);
  });

  test('has records of the ejected files alone', async () => {
    expect(themeFiles(site)).toContain('.swizzled.json');
    const {files} = JSON.parse(site.files.read('src/theme/.swizzled.json'));
    expect(files['DocItem/Layout/styles.module.css']).toMatchObject({
      theme: CLASSIC,
      component: 'DocItem',
      source: 'DocItem/Layout/styles.module.css',
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(Object.keys(files).filter((file) => file.startsWith('CodeBlock'))).toEqual([]);
    expect(await swizzle(site, '--status')).toMatch(/Footer\/Copyright\/index\.tsx +up to date, edited here/);
  });
});

test('a fresh copy of a TypeScript site passes the type check before any command has run, and after `site types`', async () => {
  const site = createSite('swizzle');
  expect(typeErrors(site)).toBe('');
  const {code, stdout} = await runCli(site.dir, ['types']);
  expect({code, stdout}).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^done Wrote the types of \d+ components to \.site\/types\.\n$/),
  });
  expect(typeErrors(site)).toBe('');
});

describe('`site types`', () => {
  const PAGE = 'src/pages/greeting.tsx';
  const pageWith = (props: string) => `import Greeting from '@theme/Greeting';
export default () => <Greeting ${props} />;
`;

  test('gives the components of an installed theme their props', async () => {
    const site = createSite('swizzle', withAcme);
    site.files.write(PAGE, pageWith('name="reader"'));
    expect(typeErrors(site)).toContain("Cannot find module '@theme/Greeting'");
    await runCli(site.dir, ['types']);
    expect(typeErrors(site)).toBe('');
    site.files.write(PAGE, pageWith('nmae="reader"'));
    expect(typeErrors(site)).toMatch(/greeting\.tsx\(2,\d+\): error TS2322: .*\n?.*nmae/);
  });

  test('does so for a site without our preset', async () => {
    const site = createSite('swizzle', withAcme);
    site.files.replace('tsconfig.json', 'preset-classic', 'core');
    site.files.write(PAGE, pageWith('nmae="reader"'));
    expect(typeErrors(site)).toBe('');
    await runCli(site.dir, ['types']);
    expect(typeErrors(site)).toMatch(/greeting\.tsx\(2,\d+\): error TS2322/);
  });

  test('is done by `site start`, again when the site gets a component', async () => {
    const site = createSite('swizzle');
    const server = await startSite(site.dir);
    try {
      const types = '.site/types/theme';
      expect(fs.existsSync(path.join(site.dir, types, 'Footer.d.ts'))).toBe(true);
      site.files.write('src/theme/Own.tsx', 'export default () => null;\n');
      await expect.poll(() => fs.existsSync(path.join(site.dir, types, 'Own.d.ts'))).toBe(true);
    } finally {
      await server.stop();
    }
  });
});

test('a JavaScript site builds with components that were ejected and wrapped as JavaScript', async () => {
  const site = createSite('swizzle', (files) => files.remove('tsconfig.json'));
  await swizzle(site, CLASSIC, 'Footer', '--eject');
  await swizzle(site, CLASSIC, 'CodeBlock', '--eject');
  await swizzle(site, CLASSIC, 'NotFound', '--wrap');
  expect(themeFiles(site).filter((file) => /\.tsx?$/.test(file))).toEqual([]);
  expect(site.files.read('src/theme/Footer/Logo/index.js')).not.toContain('Props');
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  expect(site.files.read('build/docs/intro/index.html')).toContain('Copyright 2026');
});

/** Installs a theme in the site; a later call replaces it by another version. */
function acmeTheme(version: string, greeting: string, imports = ''): Edit {
  return (files) => {
    const dir = 'node_modules/acme-theme';
    const manifest = {name: 'acme-theme', version, type: 'module', main: 'index.js'};
    files.write(`${dir}/package.json`, JSON.stringify(manifest));
    files.write(
      `${dir}/index.js`,
      `export default () => ({name: 'acme-theme', getThemePath: () => './lib', getTypeScriptThemePath: () => './src'});
export const getSwizzleConfig = () => ({components: {
  Greeting: {actions: {wrap: 'safe', eject: 'safe'}, description: 'Says hello.'},
  'Greeting/Inner': {actions: {wrap: 'unsafe', eject: 'forbidden'}},
}});`,
    );
    const lines = [
      "import styles from './styles.module.css';",
      ...(imports ? [imports] : []),
      '',
      'export interface Props {',
      '  readonly name: string;',
      '}',
      '',
      'export default function Greeting({name}: Props) {',
      '  const first = 1;',
      '  const second = 2;',
      '  return (',
      '    <p className={styles.greeting} title={String(first + second)}>',
      `      ${greeting}, {name}!`,
      '    </p>',
      '  );',
      '}',
      '',
    ];
    files.write(`${dir}/src/Greeting/index.tsx`, lines.join('\n'));
    files.write(`${dir}/src/Greeting/styles.module.css`, '.greeting {\n  color: red;\n}\n');
    files.write(`${dir}/src/Greeting/tone.ts`, "export const tone = 'kind';\n");
    files.write(`${dir}/src/Greeting/Inner/index.tsx`, 'export default () => null;\n');
    files.write(`${dir}/lib/Greeting/index.js`, 'export default () => null;\n');
    const types = 'export default function Greeting(props: {readonly name: string}): null;\n';
    files.write(`${dir}/lib/Greeting/index.d.ts`, types);
  };
}

const withAcme: Edit = (files) => {
  acmeTheme('1.0.0', 'Hello')(files);
  files.replace('site.config.ts', 'themeConfig:', "themes: ['acme-theme'],\n  themeConfig:");
};

describe('a theme that changes after a component was ejected', () => {
  const GREETING = 'src/theme/Greeting/index.tsx';

  async function ejectedSite(): Promise<Site> {
    const site = createSite('swizzle', withAcme);
    await swizzle(site, 'acme-theme', 'Greeting', '--eject');
    return site;
  }

  test('has its change merged into the edited file, and its new file added', async () => {
    const site = await ejectedSite();
    site.files.replace(GREETING, 'const second = 2;', 'const second = 22;');
    site.files.remove('src/theme/Greeting/tone.ts');
    site.files.remove('src/theme/Greeting/Inner/index.tsx');
    const other = site.files.read('src/theme/Greeting/styles.module.css');
    acmeTheme('2.0.0', 'Welcome', "import {tone} from './tone.js';")(site.files);
    const status = await swizzle(site, '--status');
    expect(status).toMatch(
      /Greeting\/index\.tsx +changed in the theme \(\+2 −1\), edited here +from acme-theme 1\.0\.0, now 2\.0\.0/,
    );
    expect(status).toMatch(/Greeting\/tone\.ts +deleted or renamed/);
    expect(await swizzle(site, '--update')).toContain(`${GREETING} merged with your changes`);
    const merged = site.files.read(GREETING);
    expect(merged).toContain('const second = 22;');
    expect(merged).toContain('Welcome, {name}!');
    expect(site.files.read('src/theme/Greeting/tone.ts')).toContain('kind');
    expect(site.files.read('src/theme/Greeting/styles.module.css')).toBe(other);
    expect(themeFiles(site)).not.toContain('Greeting/Inner/index.tsx');
    expect(await swizzle(site, '--update')).toContain('up to date');
  });

  test('replaces a file that was not edited, and no other file', async () => {
    const site = await ejectedSite();
    site.files.write('src/theme/Own.tsx', 'export default () => null;\n');
    acmeTheme('2.0.0', 'Welcome')(site.files);
    expect(await swizzle(site, '--update', 'acme-theme', 'Greeting')).toBe(`info ${GREETING} updated\n`);
    expect(site.files.read(GREETING)).toContain('Welcome');
    expect(site.files.read('src/theme/Own.tsx')).toBe('export default () => null;\n');
  });

  test('merges into a file that the site has formatted in its own way', async () => {
    const site = await ejectedSite();
    const biome = path.join(import.meta.dirname, '../../node_modules/@biomejs/biome');
    site.files.link(biome, 'node_modules/@biomejs/biome');
    const formatter = {indentStyle: 'space', indentWidth: 4};
    site.files.write('biome.json', JSON.stringify({root: true, formatter}));
    site.files.replace(GREETING, 'const second = 2;', 'const second = 22;');
    const args = ['bin/biome', 'format', '--write', GREETING].map((arg, index) =>
      index === 0 ? path.join(biome, arg) : arg,
    );
    spawnSync(process.execPath, args, {cwd: site.dir});
    expect(site.files.read(GREETING)).toContain('    const second = 22;\n');
    acmeTheme('2.0.0', 'Welcome')(site.files);
    expect(await swizzle(site, '--update')).toContain(`${GREETING} merged with your changes`);
    const merged = site.files.read(GREETING);
    expect(merged).toContain('    const second = 22;\n');
    expect(merged).toContain('            Welcome, {name}!\n');
    expect(merged).toContain('import styles from "./styles.module.css";\n');
  });

  test('leaves conflict marks where both changed a line, and waits until they are resolved', async () => {
    const site = await ejectedSite();
    site.files.replace(GREETING, 'Hello, {name}!', 'Hi, {name}!');
    acmeTheme('2.0.0', 'Welcome')(site.files);
    const result = await runCli(site.dir, ['swizzle', '--update']);
    expectOneError(result, {
      code: 'SWIZZLE_CONFLICTS',
      location: `${GREETING}:12`,
      says: ['Edit the lines between'],
    });
    expect(site.files.read(GREETING)).toContain(
      '<<<<<<< this site\n      Hi, {name}!\n=======\n      Welcome, {name}!\n>>>>>>> acme-theme 2.0.0\n',
    );
    expect(await swizzle(site, '--status')).toMatch(/Greeting\S+ +conflict marks in line 12: resolve them/);
    const before = site.files.read(GREETING);
    expectOneError(await runCli(site.dir, ['swizzle', '--update']), {
      code: 'SWIZZLE_UNRESOLVED',
      location: `${GREETING}:12`,
    });
    expect(site.files.read(GREETING)).toBe(before);
    acmeTheme('3.0.0', 'Good morning')(site.files);
    const again = await runCli(site.dir, ['swizzle', '--update']);
    expectOneError(again, {code: 'SWIZZLE_UNRESOLVED', location: `${GREETING}:12`});
    const resolved = site.files
      .read(GREETING)
      .replace(/<<<<<<<[\s\S]*>>>>>>>.*\n/, '      Welcome, {name}!\n');
    site.files.write(GREETING, resolved);
    await swizzle(site, '--update');
    expect(site.files.read(GREETING)).toContain('Good morning, {name}!');
  });
});

describe('mistakes', () => {
  let site: Site;
  const fails = async (...args: readonly string[]) => runCli(site.dir, ['swizzle', ...args]);

  beforeAll(() => {
    site = createSite('swizzle', withAcme);
  });

  test('an unknown theme or component is answered with the nearest name', async () => {
    const theme = await fails('@lectern/theme-clasic', 'Footer', '--wrap');
    expectOneError(theme, {code: 'SWIZZLE_THEME_UNKNOWN', says: [`Did you mean "${CLASSIC}"?`]});
    const component = await fails(CLASSIC, 'DocItem/Layot', '--wrap');
    expectOneError(component, {
      code: 'SWIZZLE_COMPONENT_UNKNOWN',
      says: ['Did you mean "DocItem/Layout"?'],
    });
    const onlyComponent = await fails('Greeting', '--wrap');
    expectOneError(onlyComponent, {
      code: 'SWIZZLE_THEME_UNKNOWN',
      says: ['site swizzle acme-theme Greeting'],
    });
  });

  test('the levels that a theme declares hold', async () => {
    const forbidden = await fails('acme-theme', 'Greeting/Inner', '--eject', '--danger');
    expectOneError(forbidden, {code: 'SWIZZLE_FORBIDDEN', says: ['It can be changed with --wrap']});
    expectOneError(await fails('acme-theme', 'Greeting/Inner', '--wrap'), {
      code: 'SWIZZLE_UNSAFE',
      says: ['--danger'],
    });
    expect(await swizzle(site, 'acme-theme', '--list')).toMatch(/Greeting +safe +safe +Says hello\./);
  });

  test('a file that exists is not overwritten without --force', async () => {
    site.files.write('src/theme/Footer/index.tsx', '// mine\n');
    const exists = await fails(CLASSIC, 'Footer', '--wrap');
    expectOneError(exists, {
      code: 'SWIZZLE_FILE_EXISTS',
      says: ['src/theme/Footer/index.tsx already exists', '--force'],
    });
    expect(site.files.read('src/theme/Footer/index.tsx')).toBe('// mine\n');
    const second = await fails(CLASSIC, 'Footer', '--wrap', '--javascript', '--force');
    expectOneError(second, {
      code: 'SWIZZLE_SECOND_FILE',
      says: ['src/theme/Footer/index.tsx is the component already'],
    });
    await swizzle(site, CLASSIC, 'Footer', '--wrap', '--force');
    expect(site.files.read('src/theme/Footer/index.tsx')).toContain('FooterWrapper');
  });

  test('a file that was not ejected cannot be updated', async () => {
    const result = await fails(CLASSIC, 'Footer', '--update');
    expectOneError(result, {
      code: 'SWIZZLE_NOT_EJECTED',
      says: ['src/theme/Footer/index.tsx was written by hand', '--eject'],
    });
  });

  test('without a terminal, the command says what is missing', async () => {
    expectOneError(await fails(), {code: 'SWIZZLE_CHOICE_MISSING', says: ['Name the theme']});
    expectOneError(await fails(CLASSIC, 'Footer'), {
      code: 'SWIZZLE_CHOICE_MISSING',
      says: ['--wrap', '--eject'],
    });
    expectOneError(await fails(CLASSIC, 'Footer', '--wrap', '--eject'), {code: 'COMMAND_INVALID'});
  });

  test('records that lead out of the site or do not have their hash are refused', async () => {
    const record = {
      theme: 'acme-theme',
      component: 'Greeting',
      source: 'Greeting/index.tsx',
      hash: '0',
      base: '',
    };
    const manifest = 'src/theme/.swizzled.json';
    site.files.write(manifest, JSON.stringify({files: {'../../../out.js': record}}));
    expectOneError(await fails('--update'), {code: 'SWIZZLE_OUTSIDE_SITE', says: [/\.\.\/out\.js/]});
    site.files.write(manifest, JSON.stringify({files: {'Greeting/index.tsx': record}}));
    expectOneError(await fails('--update'), {
      code: 'SWIZZLE_MANIFEST_INVALID',
      location: manifest,
      says: ['hash'],
    });
    site.files.write(manifest, '{\n  "files": {,}\n}\n');
    expectOneError(await fails('--status'), {code: 'SWIZZLE_MANIFEST_INVALID', location: `${manifest}:2`});
  });
});

describe.skipIf(!hasTerminals)('in a terminal', () => {
  test('the command asks for theme, component, action and language', async () => {
    const site = createSite('swizzle', withAcme);
    const terminal = startInTerminal(site.dir, ['swizzle']);
    await terminal.waitFor('Which theme?');
    await terminal.waitFor('acme-theme');
    terminal.type('\u001b[A\r');
    await terminal.waitFor('Which component?');
    terminal.type('Greeting');
    await terminal.waitFor('Says hello.');
    terminal.type('\r');
    await terminal.waitFor('What do you want to do with Greeting?');
    terminal.type('\r');
    await terminal.waitFor('In which language?');
    terminal.type('\r');
    expect(await terminal.ended, terminal.output()).toBe(0);
    expect(site.files.read('src/theme/Greeting/index.tsx')).toContain("from '@theme-original/Greeting'");
  });

  test('what is unsafe is asked about, and "no" writes nothing', async () => {
    const site = createSite('swizzle');
    const terminal = startInTerminal(site.dir, ['swizzle', CLASSIC, 'DocItem', '--eject']);
    await terminal.waitFor('It is unsafe to eject DocItem');
    terminal.type('\r');
    expect(await terminal.ended, terminal.output()).toBe(1);
    expect(terminal.output()).toContain('[SWIZZLE_NOT_WRITTEN] Nothing was written.');
    expect(fs.existsSync(path.join(site.dir, 'src/theme'))).toBe(false);
  });
});
