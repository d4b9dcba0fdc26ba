/** A remark plugin for the benchmark: a code block that begins with `// file: x` gets the title "x". */
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
