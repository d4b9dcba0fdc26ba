import {get} from 'node-emoji';
import type {Compilation} from '../compilation.js';
import {type MdNode, visitTree} from '../tree.js';

const SHORTCODE = /:(\+1|-1|[\w-]+):/g;

/** `:tada:` → 🎉. What is no known shortcode stays. */
export function replaceEmoji(root: MdNode, compilation: Compilation): void {
  if (!compilation.input.site.markdown.emoji) return;
  visitTree(root, (node) => {
    if (node.type !== 'text' || !node.value?.includes(':')) return;
    node.value = node.value.replace(SHORTCODE, (text, name: string) => get(name) ?? text);
  });
}
