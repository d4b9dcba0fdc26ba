import {KINDS} from './comparePages.mjs';

/** Printed examples for each kind of difference. */
const MAX_EXAMPLES = 5;
const MAX_FILES = 10;

function percent(share) {
  return `${(share * 100).toFixed(1)}%`;
}

function fileList(title, files) {
  if (files.length === 0) return [];
  const more = files.length > MAX_FILES ? [`  … and ${files.length - MAX_FILES} more`] : [];
  return [`${title}: ${files.length}`, ...files.slice(0, MAX_FILES).map((file) => `  ${file}`), ...more];
}

function ofKind(kind, different) {
  return different.flatMap(({file, differences}) =>
    differences.filter((difference) => difference.kind === kind).map((difference) => ({file, ...difference})),
  );
}

function kindReport([kind, words], different) {
  const found = ofKind(kind, different);
  if (found.length === 0) return [];
  const examples = found
    .slice(0, MAX_EXAMPLES)
    .flatMap(({file, docusaurus, lectern}) => [
      `  ${file}`,
      `    docusaurus: ${docusaurus}`,
      `    lectern:    ${lectern}`,
    ]);
  return ['', `Pages with ${words}: ${found.length}`, ...examples];
}

/** Formats the result of `comparePages` as plain text. */
export function report({missing, extra, different, identical, total, share}) {
  return [
    `${identical} of ${total} pages are identical (${percent(share)}).`,
    ...fileList('Pages that only Docusaurus has', missing),
    ...fileList('Pages that only Lectern has', extra),
    ...Object.entries(KINDS).flatMap((kind) => kindReport(kind, different)),
  ].join('\n');
}
