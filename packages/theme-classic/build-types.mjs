// Writes dist/themeModules.d.ts: every component of the theme under the names by which sites import it.
import fs from 'node:fs';
import path from 'node:path';

const themeDir = path.join(import.meta.dirname, 'dist/theme');
const coreTypes = path.join(import.meta.dirname, 'node_modules/@lectern/core/types/theme.d.ts');
const declaredByCore = new Set(
  [...fs.readFileSync(coreTypes, 'utf8').matchAll(/^declare module '([^']+)'/gm)].map(([, name]) => name),
);

function declaration(alias, file) {
  const name = `${alias}/${file.replace(/(?:\/index)?\.d\.ts$/, '')}`;
  if (declaredByCore.has(name)) return '';
  const target = `@lectern/theme-classic/dist/theme/${file.replace(/\.d\.ts$/, '.js')}`;
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
fs.writeFileSync(path.join(import.meta.dirname, 'dist/themeModules.d.ts'), text.join(''));
