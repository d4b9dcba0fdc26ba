export interface TOCItem {
  /** Text of the heading as HTML, with inline elements only. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

export interface TOCTreeNode extends TOCItem {
  readonly children: readonly TOCTreeNode[];
}

interface Node extends TOCItem {
  readonly children: Node[];
}

/**
 * Nests each heading in the nearest preceding heading with a lower level, such as an h3 in an h2. Levels may be
 * skipped.
 */
export function treeifyTOC(flatTOC: readonly TOCItem[]): TOCTreeNode[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  for (const {value, id, level} of flatTOC) {
    const node: Node = {value, id, level, children: []};
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= node.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/** Removes headings whose level is out of range. Headings nested in a removed heading take its position. */
export function filterTOC({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: {
  readonly toc: readonly TOCTreeNode[];
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}): TOCTreeNode[] {
  return toc.flatMap((item) => {
    const children = filterTOC({toc: item.children, minHeadingLevel, maxHeadingLevel});
    const isIn = item.level >= minHeadingLevel && item.level <= maxHeadingLevel;
    return isIn ? [{...item, children}] : children;
  });
}
