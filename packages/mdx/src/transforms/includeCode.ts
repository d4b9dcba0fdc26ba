import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Compilation, report} from '../compilation.js';
import {parseTarget} from '../references/parseTarget.js';
import {reportRefusal} from '../references/reportRefusal.js';
import {assetCandidates, inputOfNode} from '../references/resolveFiles.js';
import {partOfCode} from '../text/partOfCode.js';
import {type MdNode, positionOf, visitTree} from '../tree.js';

/** Matches the word of a fence that names a file: `file=./a.js`, `file="./a b.js#region"`. */
const FILE = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S+))(?=\s|$)/;
/** Matches the word `title` without a value. */
const TITLE = /(?:^|\s)title(?=\s|$)/;

/** Fills empty fences that name a file with the code of the file, or a part of it. */
export function includeCode(root: MdNode, compilation: Compilation): void {
  visitTree(root, (node) => {
    if (node.type === 'code' && !node.value?.trim()) includeFile(node, compilation);
  });
}

function includeFile(node: MdNode, compilation: Compilation): void {
  // Without a language, the word with the file is in its place.
  const hasLanguage = !/^file=/.test(node.lang ?? '');
  const meta = [...(hasLanguage ? [] : [node.lang]), node.meta].filter(Boolean).join(' ');
  const [word, double, single, bare] = FILE.exec(meta) ?? [];
  const written = double ?? single ?? bare;
  if (word === undefined || !written) return;
  const target = parseTarget(written);
  const found =
    target && compilation.reader.findFile(assetCandidates(inputOfNode(compilation.input, node), target.path));
  if (!target || !found) {
    const message = `The file "${target?.path ?? written}" of a code block was not found.`;
    report(compilation, 'throw', {code: 'CODE_FILE_NOT_FOUND', message, hint: HINT, ...positionOf(node)});
    return;
  }
  if (found.refusal) {
    reportRefusal(compilation, `The code block with "${written}"`, found.refusal, positionOf(node));
    return;
  }
  const part = partOfCode(readFileSync(found.file, 'utf8'), target.hash.slice(1));
  if ('problem' in part) {
    const message = `The file "${target.path}" ${part.problem}`;
    report(compilation, 'throw', {
      code: 'CODE_PART_NOT_FOUND',
      message,
      hint: part.hint,
      ...positionOf(node),
    });
    return;
  }
  node.value = part.code;
  if (!hasLanguage || !node.lang) node.lang = path.extname(found.file).slice(1) || null;
  const rest = meta.replace(word, '').trim();
  node.meta = rest.replace(TITLE, ` title="${target.path.replace(/^\.\//, '')}"`).trim() || null;
}

const HINT =
  'A path starts at the folder of this file, with "@site/" at the folder of the site, and with "/" at the static folders.';
