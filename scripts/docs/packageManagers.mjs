import {pnpmSpec} from '../setup.mjs';

/** @param {string} spec - of the package that brings a package manager */
const viaNpx = (spec) => `npx --yes ${spec}`;

/**
 * Runs commands of the documentation with each package manager. The documentation writes them for npm and has a table of the
 * others, see "Other package managers" in installation.md.
 */
export const packageManagers = {
  npm: (command) => command,
  pnpm: (command) =>
    allowScripts(
      translate(command, {
        install: `${viaNpx(pnpmSpec)} add`,
        installAll: `${viaNpx(pnpmSpec)} install`,
        execute: `${viaNpx(pnpmSpec)} exec`,
        run: `${viaNpx(pnpmSpec)} run`,
      }),
    ),
  yarn: (command) =>
    translate(command, {
      install: `${viaNpx('@yarnpkg/cli-dist@4')} add`,
      installAll: `${viaNpx('@yarnpkg/cli-dist@4')} install`,
      execute: `${viaNpx('@yarnpkg/cli-dist@4')} run`,
      run: `${viaNpx('@yarnpkg/cli-dist@4')} run`,
    }),
};

/** pnpm stops at packages with install scripts that are neither allowed nor denied. */
function allowScripts(command) {
  return command.includes('@lectern/core')
    ? command.replace(/ add /, ' add --allow-build=esbuild --allow-build=@swc/core ')
    : command;
}

function translate(command, {install, installAll, execute, run}) {
  return command
    .replace(/\bnpm (?:install|i)(?= +\S)/, install)
    .replace(/\bnpm (?:install|i)$/, installAll)
    .replace(/\bnpx (?!--yes)/, `${execute} `)
    .replace(/\bnpm run\b/, run);
}
