/** Languages of samples that must have a marker, since readers run them or copy them into a site. */
const CHECKED = new Set(['bash', 'css', 'js', 'json', 'jsx', 'md', 'mdx', 'ts', 'tsx', 'yaml', 'yml']);

/**
 * Finds the samples of a documentation page: its fenced code blocks. A fence inside another fence is part of its text.
 *
 * Words after the language of a fence, which readers do not see, decide what `pnpm docs:check` does with the sample:
 *
 * - `runnable`: commands are run; text with a `title` is written to that file. `runnable=empty` starts in an empty
 * folder, `runnable=site` in a new site, `runnable=docusaurus` in a Docusaurus site. The first runnable sample of a
 * page starts in a new site.
 * - `needs="path path"`, beside `runnable`: files of the reader that the sample names; those that do not exist are
 * written first, see `writeNeeded` in `runPage.mjs`. `without="path path"` removes files of the site.
 * - `checked=…`: part of a file; `npm test` completes and checks it, see `checkSample.ts`.
 * - `test`, `setup`: run by `site samples`, as on any site.
 * - `norun="reason"`: not run.
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
    needs: pathsOf('needs', meta),
    without: pathsOf('without', meta),
    isTested: /(?:^|\s)(?:test|setup)(?:=|\s|$)/.test(meta),
    norun: /(?:^|\s)norun="([^"]+)"/.exec(meta)?.[1],
    // Samples in a live editor need no marker: the page itself runs them.
    needsMarker: CHECKED.has(language) && !/(?:^|\s)live(?=\s|$)/.test(meta),
  };
}

function pathsOf(word, meta) {
  return new RegExp(`(?:^|\\s)${word}="([^"]+)"`).exec(meta)?.[1].split(' ') ?? [];
}
