// Runs in the place of `site build` in tests. With the mode "shard", writes a file for the shard; otherwise lists these files.
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

const [folder, mode, name] = process.argv.slice(2);
const shards = path.join(folder, 'shards');
fs.mkdirSync(shards, {recursive: true});
fs.appendFileSync(path.join(folder, 'started'), `${mode} ${name}\n`);
// While this file is there, commands do not end.
while (mode === 'shard' && fs.existsSync(path.join(folder, 'hold'))) await setTimeout(20);
if (fs.existsSync(path.join(folder, `fail-${name}`))) process.exit(3);
if (mode === 'shard') fs.writeFileSync(path.join(shards, name), '');
else fs.writeFileSync(path.join(folder, 'merged'), fs.readdirSync(shards).sort().join(' '));
