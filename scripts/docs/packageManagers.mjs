import {pnpmSpec} from '../setup.mjs';

/** @param {string} spec - npm package of a package manager: "@yarnpkg/cli-dist@4" */
const viaNpx = (spec) => `npx --yes ${spec}`;

/**
 * Package manager → function that translates a command of the documentation, which is written for npm, to that package
 * manager. The pages have the same table: "Other package managers" in installation.md.
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
        create: `${viaNpx(pnpmSpec)} create`,
      }),
    ),
  yarn: (command) =>
    translate(command, {
      install: `${viaNpx('@yarnpkg/cli-dist@4')} add`,
      installAll: `${viaNpx('@yarnpkg/cli-dist@4')} install`,
      execute: `${viaNpx('@yarnpkg/cli-dist@4')} run`,
      run: `${viaNpx('@yarnpkg/cli-dist@4')} run`,
      create: `${viaNpx('@yarnpkg/cli-dist@4')} create`,
    }),
};

/**
 * Allows the install scripts of our dependencies. Without this, pnpm stops with an error, since each package with such
 * scripts must be allowed or denied.
 */
function allowScripts(command) {
  return command.includes('@lectern/core')
    ? command.replace(/ add /, ' add --allow-build=esbuild --allow-build=@swc/core ')
    : command;
}

function translate(command, {install, installAll, execute, run, create}) {
  // Other package managers need no "--" before the options of the package.
  if (command.startsWith('npm create ')) {
    return command.replace(/^npm create (?:--yes )?/, `${create} `).replace(' -- ', ' ');
  }
  return command
    .replace(/\bnpm (?:install|i)(?= +\S)/, install)
    .replace(/\bnpm (?:install|i)$/, installAll)
    .replace(/\bnpx (?!--yes)/, `${execute} `)
    .replace(/\bnpm (?=start$|test$)/, `${run} `)
    .replace(/\bnpm run\b/, run);
}
