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
        download: `${viaNpx(pnpmSpec)} dlx`,
        run: `${viaNpx(pnpmSpec)} run`,
        create: `${viaNpx(pnpmSpec)} create`,
      }),
    ),
  yarn: (command) => translate(command, yarnCommands('@yarnpkg/cli-dist@4')),
  // Yarn 1 cannot run a package of "yarn create" with a tag behind its name.
  'yarn-1': (command) =>
    command.startsWith('npm create ')
      ? `${command}${command.includes(' -- ') ? '' : ' --'} --package-manager yarn --skip-install`
      : translate(command, yarnCommands('yarn@1')),
};

function yarnCommands(spec) {
  const yarn = viaNpx(spec);
  return {
    install: `${yarn} add`,
    installAll: `${yarn} install`,
    execute: `${yarn} run`,
    download: `${yarn} dlx`,
    run: `${yarn} run`,
    create: `${yarn} create`,
  };
}

/** Packages with install scripts that the packages in a command of the documentation need: part of the command → names. */
const SCRIPTS = {'@lectern/core': ['esbuild'], ' sass': ['@parcel/watcher']};

/**
 * Allows the install scripts of packages. Without this, pnpm stops with an error, since each package with such scripts
 * must be allowed or denied.
 */
function allowScripts(command) {
  const [, names = []] = Object.entries(SCRIPTS).find(([part]) => command.includes(part)) ?? [];
  return command.replace(/ add /, ` add ${names.map((name) => `--allow-build=${name} `).join('')}`);
}

function translate(command, {install, installAll, execute, download, run, create}) {
  // Other package managers need no "--" before the options of the package.
  if (command.startsWith('npm create ')) {
    return command.replace(/^npm create (?:--yes )?/, `${create} `).replace(' -- ', ' ');
  }
  return command
    .replace(/\bnpx --package (?=\S)/, `${download} --package `)
    .replace(/\bnpm (?:install|i)(?= +\S)/, install)
    .replace(/\bnpm (?:install|i)$/, installAll)
    .replace(/\bnpx (?!--yes)/, `${execute} `)
    .replace(/\bnpm (?=start$|test$)/, `${run} `)
    .replace(/\bnpm run\b/, run);
}
