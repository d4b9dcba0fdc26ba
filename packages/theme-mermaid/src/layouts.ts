import fs from 'node:fs';
import path from 'node:path';

const ELK = '@mermaid-js/layout-elk';

function isInstalled(name: string, from: string): boolean {
  if (fs.existsSync(path.join(from, 'node_modules', name, 'package.json'))) return true;
  const parent = path.dirname(from);
  return parent !== from && isInstalled(name, parent);
}

/**
 * Code of the module that loads layout engines: ELK, if its package is installed. If the package is not installed, the
 * code must not import it, since webpack could not bundle the code.
 */
export function layoutsModule(siteDir: string): string {
  const engines = isInstalled(ELK, siteDir) ? `(await import('${ELK}')).default` : 'undefined';
  return `export const loadLayouts = async () => ${engines};\n`;
}
