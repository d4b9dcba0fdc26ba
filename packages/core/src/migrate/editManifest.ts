import {parse} from 'jsonc-parser';
import {renameJsonKey, setJson} from './editJson.js';
import {commandsOf, editScript} from './editScripts.js';
import {packageFate, rangeLike} from './packageFate.js';
import {DEPENDENCY_FIELDS, type DependencyField, type Manifest} from './readSite.js';

type Dependency = readonly [field: DependencyField, name: string];

interface EditInput {
  readonly manifest: Manifest;
  /** Version of Lectern's packages. */
  readonly version: string;
}

/** Removes a dependency. Also removes the field of package.json if it is then empty. */
function removeDependency(text: string, [field, name]: Dependency): string {
  const edited = setJson(text, [field, name], undefined);
  const left = (parse(edited) as Manifest)[field] ?? {};
  return Object.keys(left).length > 0 ? edited : setJson(edited, [field], undefined);
}

/** Renames, replaces or removes one dependency in a package.json, as `packageFate` determines. */
function editDependency(text: string, path: Dependency, {manifest, version}: EditInput): string {
  const [field, name] = path;
  const group = manifest[field] ?? {};
  const old = group[name];
  const fate = packageFate(name);
  if (!fate || fate.kind === 'kept' || typeof old !== 'string') return text;
  if (fate.kind === 'aliased') {
    return old.startsWith('npm:')
      ? text
      : setJson(text, [field, name], `npm:${fate.to}@${rangeLike(old, version)}`);
  }
  if (fate.kind !== 'renamed' || fate.to in group) return removeDependency(text, path);
  return renameJsonKey(setJson(text, [field, name], rangeLike(old, version)), [field, name], fate.to);
}

function editScripts(text: string, {scripts = {}}: Manifest): string {
  let edited = text;
  for (const [name, script] of Object.entries(scripts)) {
    if (typeof script !== 'string') continue;
    const after = editScript(script);
    if (after !== script) edited = setJson(edited, ['scripts', name], after);
  }
  return edited;
}

/** Replaces the Docusaurus packages in a package.json by packages of Lectern. */
export function editDependencies(text: string, input: EditInput): string {
  let edited = text;
  for (const field of DEPENDENCY_FIELDS) {
    for (const name of Object.keys(input.manifest[field] ?? {})) {
      edited = editDependency(edited, [field, name], input);
    }
  }
  return edited;
}

/** Replaces packages and commands of Docusaurus in the package.json of a site by packages and commands of Lectern. */
export function editManifest(text: string, input: EditInput): string {
  return editScripts(editDependencies(text, input), input.manifest);
}

/** Commands that the scripts of a package.json run, with the names of the scripts. */
export function scriptCommands({scripts = {}}: Manifest) {
  return Object.entries(scripts).flatMap(([script, text]) =>
    typeof text === 'string' ? commandsOf(text).map((command) => ({script, command})) : [],
  );
}
