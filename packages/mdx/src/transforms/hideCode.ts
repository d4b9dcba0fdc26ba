import type {Compilation} from '../compilation.js';
import {languageOf} from '../highlight/languageOf.js';
import {shownCode} from '../samples/hiddenLines.js';
import {isRun, parseSampleWords, withoutSampleWords} from '../samples/sampleWords.js';
import {type MdNode, replaceNodes} from '../tree.js';

/**
 * Removes what only `site samples` runs, from fences that are run: hidden fences, hidden lines, and the words for the
 * command. Other fences stay as they are, so no comment of another site changes its meaning.
 */
export function hideCode(root: MdNode, {input}: Compilation): void {
  replaceNodes(root, (node) => {
    if (node.type !== 'code') return undefined;
    const {language, meta} = languageOf(node, input.site.markdown.code);
    const words = parseSampleWords(meta);
    if (!words || !isRun(words)) return undefined;
    if (words.hidden) return [];
    node.value = shownCode(node.value ?? '', language.toLowerCase());
    node.meta = withoutSampleWords(node.meta ?? '') || null;
    return undefined;
  });
}
