import type {Door, Floor, PackageRule} from './importRules.js';
import type {Import} from './readImports.js';

/** Messages about imports between packages that no rule allows, and about rules that no import needs. */
export function checkPackages(imports: readonly Import[], rules: readonly PackageRule[]): readonly string[] {
  const foreign = imports.filter((one) => one.fromPackage !== one.toPackage);
  const allows = (rule: PackageRule, {fromPackage, toPackage}: Import) =>
    rule.from.some((name) => isNamed(name, fromPackage)) && rule.to.some((name) => isNamed(name, toPackage));
  const forbidden = foreign
    .filter((one) => !rules.some((rule) => allows(rule, one)))
    .map((one) => {
      const allowed = rules.filter((rule) => rule.from.some((name) => isNamed(name, one.fromPackage)));
      const list = allowed.map(({to, reason}) => `    ${to.join(', ')}: ${reason}`);
      const may =
        list.length > 0 ? `may import only\n${list.join('\n')}` : 'may import none of our packages.';
      return `${placeOf(one)}: the package ${one.fromPackage} ${may}\n  Move the code to a package that both may import, or add a rule with its reason to packageRules.`;
    });
  const unused = rules
    .filter((rule) => !foreign.some((one) => allows(rule, one)))
    .map(
      ({from, to}) => `packageRules: ${from.join(', ')} import nothing of ${to.join(', ')}. Delete the rule.`,
    );
  return [...forbidden, ...unused];
}

/**
 * Messages about imports from a folder to one on a higher floor, and about folders that `floors` lists wrongly. Without
 * `floors`, about imports that form a circle of folders.
 *
 * @param floors - order of the folders
 */
export function checkFolders(imports: readonly Import[], floors?: readonly Floor[]): readonly string[] {
  const pairs = pairsOf(imports);
  const faults = floors ? upwardPairs(pairs, floors) : circularPairs(pairs);
  return [
    ...(floors ? checkRooms(imports, floors) : []),
    ...faults.flatMap((pair) => describe(pair, floors)),
  ];
}

/**
 * Messages about imports of a file that is not in the door of its room, and about files in a door that no other room
 * imports.
 */
export function checkDoors(
  imports: readonly Import[],
  doors: {readonly [room: string]: Door},
): readonly string[] {
  const through = imports.filter(
    ({fromPackage, toPackage, fromFolder, toFolder}) => fromPackage === toPackage && fromFolder !== toFolder,
  );
  return Object.entries(doors).flatMap(([room, {reason, files}]) => {
    const entered = through.filter(({toFolder}) => toFolder === room);
    return [
      ...entered
        .filter(({toFile = ''}) => !files.includes(toFile))
        .map(
          (one) => `${placeOf(one)}: it is inside of ${room} (${reason}), whose door is ${files.join(', ')}.`,
        ),
      ...files
        .filter((file) => !entered.some(({toFile}) => toFile === file))
        .map((file) => `coreDoors: no other room imports ${room}/${file}. Delete it from the door.`),
    ];
  });
}

/** All imports of one folder (`from`) of files in another (`to`). */
interface Pair {
  /** Folders of the pair, for messages: "cache > render". */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly imports: readonly Import[];
}

function pairsOf(imports: readonly Import[]): readonly Pair[] {
  const pairs = new Map<string, Pair & {imports: Import[]}>();
  for (const one of imports) {
    const {fromFolder: from, toFolder: to} = one;
    if (one.fromPackage !== one.toPackage || !from || !to || from === to) continue;
    const name = `${from} > ${to}`;
    const pair = pairs.get(name) ?? {name, from, to, imports: []};
    pair.imports.push(one);
    pairs.set(name, pair);
  }
  return [...pairs.values()];
}

function upwardPairs(pairs: readonly Pair[], floors: readonly Floor[]): readonly Pair[] {
  const rooms = floors.flatMap((floor) => floor.rooms);
  return pairs.filter(({from, to}) => rooms.indexOf(from) > rooms.indexOf(to));
}

function circularPairs(pairs: readonly Pair[]): readonly Pair[] {
  const reached = new Map(pairs.map(({to}) => [to, foldersBelow(to, pairs)]));
  return pairs.filter(({from, to}) => reached.get(to)?.has(from));
}

/** The folder and all folders that it imports, directly or through others. */
function foldersBelow(folder: string, pairs: readonly Pair[]): ReadonlySet<string> {
  const found = new Set([folder]);
  for (const one of found) for (const {from, to} of pairs) if (from === one) found.add(to);
  return found;
}

/** Messages about folders that no floor lists, that are listed twice, or that do not exist. */
function checkRooms(imports: readonly Import[], floors: readonly Floor[]): readonly string[] {
  const rooms = floors.flatMap((floor) => floor.rooms);
  const folders = new Set(imports.flatMap(({fromFolder, toFolder}) => [fromFolder, toFolder]));
  return [
    ...[...folders]
      .filter((folder) => folder !== undefined && !rooms.includes(folder))
      .map((folder) => `coreFloors: "${folder}" is missing. Add it above all folders that it imports.`),
    ...rooms
      .filter((room, index) => !folders.has(room) || rooms.indexOf(room) !== index)
      .map((room) => `coreFloors: "${room}" is there twice, or is no folder. Delete it.`),
  ];
}

function describe({from, to, imports}: Pair, floors?: readonly Floor[]): readonly string[] {
  const floor = floors?.find(({rooms}) => rooms.includes(to));
  const rule = floor
    ? `${from} is below ${to} and may not import it (floor "${floor.name}": ${floor.reason}).`
    : `${from} and ${to} import each other, directly or through others: one cannot be understood or moved without the other.`;
  return imports.map(
    (one) =>
      `${placeOf(one)}: ${rule}\n  Move what both need to a lower folder, or pass it as an argument. A type counts like a value.`,
  );
}

function placeOf({file, line, request}: Import): string {
  return `${file}:${line} imports "${request}"`;
}

function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
