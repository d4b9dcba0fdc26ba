import {createRequire} from 'node:module';
import type {Compilation} from '../compilation.js';
import {type MdNode, visitTree} from '../tree.js';

const require = createRequire(import.meta.url);

/**
 * Finds the emoji for a name ("tada"). `node-emoji` is loaded only when a text has the first `:name:`, since its table
 * of names is large.
 */
function emojiOf(name: string): string | undefined {
  const emoji: typeof import('node-emoji') = require('node-emoji');
  return emoji.get(name);
}

const SHORTCODE = /:(\+1|-1|[\w-]+):/g;

/** Replaces shortcodes: `:tada:` → 🎉. Other text between colons stays. */
export function replaceEmoji(root: MdNode, compilation: Compilation): void {
  if (!compilation.input.site.markdown.emoji) return;
  visitTree(root, (node) => {
    if (node.type !== 'text' || !node.value?.includes(':')) return;
    node.value = node.value.replace(SHORTCODE, (text, name: string) => emojiOf(name) ?? text);
  });
}
