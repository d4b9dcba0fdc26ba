/** Languages of samples that readers run or copy into a site. Output, and files of other programs, are not among them. */
const CHECKED = new Set(['bash', 'css', 'js', 'json', 'jsx', 'md', 'mdx', 'ts', 'tsx', 'yaml', 'yml']);

/**
 * The samples of a page of the documentation: its fenced code blocks. A fence inside of another one is part of its text.
 *
 * The words behind the language of a fence decide what `pnpm docs:check` does with it. Readers do not see them:
 *
 * - `runnable`: the commands are run, or the file of the `title` is written. `runnable=empty` begins in an empty folder, `runnable=site`
 *   in a new site, `runnable=docusaurus` in a site of Docusaurus; the first one of a page begins in a new site.
 * - `checked=…`: a part of a file; `npm test` completes it and checks it, see `checkSample.ts`.
 * - `norun="reason"`: it is not run.
 */
export function readSamples(text) {
  const samples = [];
  let open;
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', fence, info = ''] = /^(\s*)(`{3,}|~{3,})\s*(.*?)\s*$/.exec(line) ?? [];
    if (!open) {
      if (fence) open = {indent, fence, info, line: index + 1, lines: []};
    } else if (fence?.startsWith(open.fence) && info === '') {
      samples.push(sampleOf(open));
      open = undefined;
    } else {
      open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line.trimStart());
    }
  }
  return samples;
}

function sampleOf({info, line, lines}) {
  const [language = '', ...words] = info.split(/\s+/);
  const meta = words.join(' ');
  const [, run] = /(?:^|\s)runnable(?:=(\w+))?(?=\s|$)/.exec(meta) ?? [];
  const isRun = /(?:^|\s)runnable(?:=|\s|$)/.test(meta);
  return {
    language,
    line,
    text: `${lines.join('\n')}\n`,
    title: /(?:^|\s)title="([^"]+)"/.exec(meta)?.[1],
    run: isRun ? (run ?? 'here') : undefined,
    checked: /(?:^|\s)checked=(\w+)(?=\s|$)/.exec(meta)?.[1],
    norun: /(?:^|\s)norun="([^"]+)"/.exec(meta)?.[1],
    // The page itself shows that a sample in a live editor works.
    needsMarker: CHECKED.has(language) && !/(?:^|\s)live(?=\s|$)/.test(meta),
  };
}
