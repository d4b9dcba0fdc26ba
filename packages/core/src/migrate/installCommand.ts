import {findManifest, findWorkspace} from './findWorkspace.js';

/** Command that installs packages with the package manager of the site: "npm install @lectern/mcp". */
export async function installCommand(
  siteDir: string,
  packages: readonly string[],
  {dev = false}: {/** True for development dependencies. */ readonly dev?: boolean} = {},
): Promise<string> {
  const manifest = findManifest(siteDir);
  const manager = manifest ? (await findWorkspace(manifest)).manager : 'npm';
  const add = manager === 'npm' ? 'install' : 'add';
  return [manager, add, ...(dev ? ['-D'] : []), ...packages].join(' ');
}
