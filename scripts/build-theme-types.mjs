// Writes dist/themeModules.d.ts of the theme in the current folder. It declares the theme's components under the names
// that sites import ("@theme/Navbar"). Arguments: names of components that another theme already declares.
import fs from 'node:fs';
import path from 'node:path';

const dir = process.cwd();
const declaredByOthers = new Set(process.argv.slice(2));
const themeDir = path.join(dir, 'dist/theme');
const {name: packageName} = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
const coreTypes = path.join(dir, 'node_modules/@lectern/core/types/theme.d.ts');
const declaredByCore = new Set(
  [...fs.readFileSync(coreTypes, 'utf8').matchAll(/^declare module '([^']+)'/gm)].map(([, name]) => name),
);

function declaration(alias, file) {
  const component = file.replace(/(?:\/index)?\.d\.ts$/, '');
  const name = `${alias}/${component}`;
  if (declaredByCore.has(name) || declaredByOthers.has(component)) return '';
  const target = `${packageName}/dist/theme/${file.replace(/\.d\.ts$/, '.js')}`;
  const text = fs.readFileSync(path.join(themeDir, file), 'utf8');
  const lines = [`  export * from '${target}';`];
  if (/^export (?:default|\{[^}]*\bdefault\b)/m.test(text))
    lines.push(`  export {default} from '${target}';`);
  return `declare module '${name}' {\n${lines.join('\n')}\n}\n`;
}

const files = fs
  .readdirSync(themeDir, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.d.ts'))
  .sort();
const text = ['@theme', '@theme-original', '@theme-init'].flatMap((alias) =>
  files.map((file) => declaration(alias, file)),
);
fs.writeFileSync(path.join(dir, 'dist/themeModules.d.ts'), text.join(''));
