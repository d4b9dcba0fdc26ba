/** A plugin for the corpus with plugins: code that begins with `// file: x` gets x as its title. */
export default function remarkCodeMeta() {
  return (root) => visit(root);
}

function visit(node) {
  if (node.type === 'code') {
    const [line, file] = /^\/\/ file: (.+)\n/.exec(node.value) ?? [];
    if (file) {
      node.value = node.value.slice(line.length);
      node.meta = [node.meta, `title="${file}"`].filter(Boolean).join(' ');
    }
  }
  for (const child of node.children ?? []) visit(child);
}
