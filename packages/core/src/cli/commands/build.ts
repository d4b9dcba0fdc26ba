import path from 'node:path';
import {build} from '../../pipeline.js';
import type {BuildFlags} from '../flags.js';
import {log} from '../log.js';

export async function runBuild(flags: BuildFlags): Promise<void> {
  process.env.NODE_ENV = flags.dev ? 'development' : 'production';
  process.env.BABEL_ENV = process.env.NODE_ENV;
  const {outDir, pages, milliseconds} = await build(flags, log);
  const seconds = (milliseconds / 1000).toFixed(1);
  log.success(`${pages} pages in ${seconds} s, in ${path.relative(process.cwd(), outDir) || '.'}`);
}
