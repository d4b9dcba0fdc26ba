import fs from 'node:fs';
import path from 'node:path';
import {isAlive} from '@lectern/store';
import type {Sample} from './Sample.js';

/** The folders of one sample while it runs. */
export interface SampleFolder {
  /** Absolute path of the folder that holds the two others, whose size is limited. */
  readonly root: string;
  /** Folder with the files of the sample, in which it runs. */
  readonly work: string;
  /** Folder for temporary files. */
  readonly home: string;
}

/**
 * Folders in which samples run: below the generated files of the site, where programs find its `node_modules`. Node
 * compiles no TypeScript in `node_modules`, where the cache is.
 */
export class SampleFolders {
  readonly #dir: string;
  #count = 0;

  /** Removes folders of processes that were killed. */
  constructor(generatedDir: string) {
    this.#dir = path.join(generatedDir, 'samples');
    if (fs.lstatSync(this.#dir, {throwIfNoEntry: false})?.isSymbolicLink()) fs.unlinkSync(this.#dir);
    fs.mkdirSync(this.#dir, {recursive: true});
    for (const name of fs.readdirSync(this.#dir))
      if (!isAlive(Number(name.split('-')[0]))) this.#remove(name);
  }

  /** Creates new folders, which have no links, and writes the files of a sample. */
  create({files}: Sample): SampleFolder {
    this.#count += 1;
    const root = path.join(this.#dir, `${process.pid}-${this.#count}`);
    const folder = {root, work: path.join(root, 'work'), home: path.join(root, 'home')};
    fs.mkdirSync(root);
    fs.mkdirSync(folder.work);
    fs.mkdirSync(folder.home);
    for (const {path: name, text} of files) {
      const file = path.join(folder.work, name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, text, {flag: 'wx'});
    }
    return folder;
  }

  /** Removes the folders of this process. Links in them are removed, not followed. */
  clear(): void {
    for (const name of fs.readdirSync(this.#dir)) if (name.startsWith(`${process.pid}-`)) this.#remove(name);
  }

  #remove(name: string): void {
    fs.rmSync(path.join(this.#dir, name), {recursive: true, force: true, maxRetries: 3});
  }
}
