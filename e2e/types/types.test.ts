import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listThemeComponents} from '../../packages/core/src/routes/themeAliases.js';
import {listComponents} from '../../packages/core/src/swizzle/listComponents.js';
import {planWrap} from '../../packages/core/src/swizzle/planWrap.js';
import {websiteFolder} from '../harness/index.js';

const typesFolder = path.join(import.meta.dirname, 'components');
const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

test('the types of a site know the theme, and reject what does not exist', () => {
  const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', typesFolder], {encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 0, stdout: ''});
});

test('types for sites with other themes know the content plugins by the names of Docusaurus', () => {
  const project = path.join(typesFolder, 'tsconfig.aliases.json');
  const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', project], {encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 0, stdout: ''});
});

test('the settings that a site extends declare the same, and @site', () => {
  const folder = path.join(import.meta.dirname, 'extended');
  const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', folder], {encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 0, stdout: ''});
});

test('the tsconfig.json of the documentation is the one that is tested', () => {
  const page = fs.readFileSync(path.join(websiteFolder, 'docs/typescript-support.md'), 'utf8');
  const documented = JSON.parse(
    /```json [^\n]*title="tsconfig\.json"[^\n]*\n([\s\S]*?)```/.exec(page)?.[1] ?? '{}',
  );
  const tested = JSON.parse(fs.readFileSync(path.join(typesFolder, 'tsconfig.json'), 'utf8'));
  expect(documented.compilerOptions).toEqual(tested.compilerOptions);
});

/** Components of a theme that `site swizzle --wrap` accepts. */
function wrappable(theme: string) {
  const dir = path.join(import.meta.dirname, '../../packages', theme, 'src/theme');
  const components = listComponents({
    name: theme,
    version: undefined,
    dir,
    files: listThemeComponents(dir),
    config: {components: {}},
  });
  return components.filter(({file, levels}) => file !== undefined && levels.wrap !== 'forbidden');
}

test('the wrapper of any component passes the type check, also if the component takes no props', () => {
  const folder = fs.mkdtempSync(path.join(import.meta.dirname, 'components', 'wrap-'));
  try {
    const components = [...wrappable('theme-classic'), ...wrappable('theme-search')];
    expect(components.length).toBeGreaterThan(150);
    for (const component of components) {
      const {file, text} = planWrap(component, 'typescript');
      fs.writeFileSync(path.join(folder, file.replaceAll('/', '__')), text);
    }
    const settings = {extends: '../tsconfig.json', include: ['.']};
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', folder], {encoding: 'utf8'});
    expect({status, stdout}).toEqual({status: 0, stdout: ''});
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
});
