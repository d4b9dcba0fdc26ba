import {parseArgs} from 'node:util';

/**
 * Reads the command line of `pnpm release`.
 *
 * @param {readonly string[]} args
 * @returns `{dryRun, push, registry}`; `registry` is absent without the option
 * @throws {Error} with `isExpected`, for options that do not exist and for addresses that are none
 */
export function readOptions(args) {
  const {values} = parse(args);
  const {registry} = values;
  if (registry !== undefined && !(URL.canParse(registry) && /^https?:$/.test(new URL(registry).protocol)))
    throw mistake(`--registry needs an address, such as http://127.0.0.1:4873, but is "${registry}".`);
  if (values['dry-run'] && values.push)
    throw mistake(
      '--push has no effect in a dry run, which commits and tags nothing. Leave one of both out.',
    );
  return {
    dryRun: values['dry-run'] ?? false,
    push: values.push ?? false,
    ...(registry !== undefined && {registry: registry.replace(/\/*$/, '/')}),
  };
}

function parse(args) {
  try {
    const options = {
      'dry-run': {type: 'boolean'},
      push: {type: 'boolean'},
      registry: {type: 'string'},
    };
    return parseArgs({args: [...args], options, strict: true});
  } catch (error) {
    throw mistake(`${error.message}\nUsage: pnpm release [--dry-run] [--push] [--registry <url>]`);
  }
}

function mistake(message) {
  return Object.assign(new Error(message), {isExpected: true});
}
