import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {changedFiles, createSite, type SiteFiles, snapshot} from '../harness/index.js';

/** Damages a file of the cache. `outside` is an empty folder outside of the cache. */
type Damage = (file: string, others: readonly string[], outside: string) => void;

/** Changes files without replacing them: output pages are hard links to files of the cache, so both are damaged. */
const DAMAGES: readonly Damage[] = [
  (file) => fs.writeFileSync(file, fs.readFileSync(file).subarray(0, fs.statSync(file).size / 2)),
  (file) => {
    const bytes = fs.readFileSync(file);
    const at = Math.floor(bytes.length * 0.6);
    if (bytes.length > 0) bytes[at] = (bytes[at] ?? 0) ^ 1;
    fs.writeFileSync(file, bytes);
  },
  (file) => fs.writeFileSync(file, new Uint8Array()),
  (file, others) => {
    const same = others.filter((other) => path.extname(other) === path.extname(file) && other !== file);
    fs.writeFileSync(file, fs.readFileSync(same[0] ?? file));
  },
  (file) => {
    fs.rmSync(file);
    fs.mkdirSync(path.join(file, 'inner'), {recursive: true});
  },
  (file, _others, outside) => {
    fs.rmSync(file);
    fs.symlinkSync(path.join(outside, 'none'), file);
  },
];

/**
 * Each round damages another half of the files. If all were damaged, the damaged index would prevent that the files
 * listed in it are read.
 */
const ROUNDS = 4;

function damageOf(index: number, round: number): Damage | undefined {
  return (index + round) % 2 === 0 ? DAMAGES[((index >> 1) + round) % DAMAGES.length] : undefined;
}

function addContent(files: SiteFiles): void {
  files.replace('docusaurus.config.mjs', 'blog: false', 'blog: {}');
  files.write('src/Box.js', 'export default function Box() {\n  return <b>box</b>;\n}\n');
  files.write(
    'docs/box.mdx',
    "---\ntags: [one]\n---\n\nimport Box from '@site/src/Box';\n\n# Box\n\n<Box />\n\n![dot](./dot.svg)\n",
  );
  files.write('docs/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  files.write('blog/authors.yml', 'ann: {name: Ann, page: true}\n');
  files.write(
    'blog/2024-01-01-a.md',
    '---\nauthors: ann\ntags: [one]\n---\n\n# A\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  );
  files.write('versions.json', '["1.0"]');
  files.write('versioned_docs/version-1.0/intro.md', '# Old introduction\n');
}

test('whatever damages files of the cache, a build gives what it gives without a cache', async () => {
  const site = createSite('minimal', addContent);
  const cache = path.join(site.dir, 'node_modules/.cache/lectern');
  const outside = path.join(site.dir, 'outside');
  fs.mkdirSync(outside);
  expect((await site.build()).code).toBe(0);
  const clean = snapshot(site.outDir);
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = Object.keys(snapshot(cache)).map((file) => path.join(cache, file));
    for (const [index, file] of files.entries())
      damageOf(index, round)?.(
        file,
        files.filter((other) => fs.lstatSync(other).isFile()),
        outside,
      );
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(changedFiles(clean, snapshot(site.outDir)), `round ${round}`).toEqual([]);
    expect(fs.readdirSync(outside), 'nothing is written through a link').toEqual([]);
    const all = fs.readdirSync(site.dir, {recursive: true, encoding: 'utf8'});
    expect(all.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  }
});
