import {type MdNode, visitTree} from '../tree.js';

/** Stands for a dot in the name of an attribute until the code is assembled. */
export const DOT = 'lectern-dot';

// As the HTML standard reads tags: a name may hold nearly anything.
const TAG = /<[a-zA-Z][^\s/>]*(?:[\s/]+|=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)|[^\s/>=]+)*/g;
const VALUE_OR_NAME = /=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)|[^\s/>=]+/g;

/** HTML allows `@click.stop`; satteri ends the whole process over such a name. */
export function hideDottedAttributes(tree: MdNode): void {
  visitTree(tree, (node) => {
    if (node.type !== 'html' || !node.value?.includes('.')) return;
    node.value = node.value.replace(TAG, (tag) =>
      tag.replace(VALUE_OR_NAME, (part, offset: number) =>
        part.startsWith('=') || offset === 0 ? part : part.replaceAll('.', DOT),
      ),
    );
  });
}
