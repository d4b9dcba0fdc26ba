import path from 'node:path';
import type {Resolver} from 'webpack';

type ResolveRequest = Parameters<Parameters<Resolver['hooks']['result']['tap']>[1]>[0];

/** What webpack's resolver adds about the package of a file; webpack reads `sideEffects` from it. */
interface PackageFacts {
  readonly descriptionFilePath: string;
  readonly descriptionFileData: NonNullable<ResolveRequest['descriptionFileData']>;
  readonly descriptionFileRoot: string;
}

/**
 * Resolves what files of our packages import from each other, "./x.js" say, without looking at the disk: such imports have
 * their extensions, and the files are there. They are half of what a small site imports.
 */
export class OwnFilesPlugin {
  /** Our packages, by folder: those of which a file was resolved before. */
  readonly #packages = new Map<string, PackageFacts>();
  /** By the folder of the file that imports. */
  readonly #ofFolder = new Map<string, PackageFacts>();

  apply(resolver: Resolver): void {
    resolver.hooks.result.tap('OwnFilesPlugin', (found) => {
      const {descriptionFilePath, descriptionFileData, descriptionFileRoot} = found;
      if (!descriptionFilePath || !descriptionFileData || !descriptionFileRoot) return;
      if (this.#packages.has(descriptionFileRoot) || !isOurs(descriptionFileData)) return;
      this.#packages.set(descriptionFileRoot, {
        descriptionFilePath,
        descriptionFileData,
        descriptionFileRoot,
      });
    });
    resolver.getHook('resolve').tapAsync({name: 'OwnFilesPlugin', stage: -1}, (asked, _context, callback) => {
      const {path: folder, request} = asked;
      const owner = folder && request && isWhole(request) ? this.#packageOf(folder) : undefined;
      if (!folder || !request || !owner) return callback();
      const file = path.join(folder, request);
      const relativePath = `./${path.relative(owner.descriptionFileRoot, file).split(path.sep).join('/')}`;
      callback(null, {
        ...asked,
        ...owner,
        path: file,
        relativePath,
        query: '',
        fragment: '',
        request: undefined,
      });
    });
  }

  #packageOf(folder: string): PackageFacts | undefined {
    const known = this.#ofFolder.get(folder);
    if (known) return known;
    for (const [root, facts] of this.#packages) {
      if (!isInside(folder, root)) continue;
      this.#ofFolder.set(folder, facts);
      return facts;
    }
    return undefined;
  }
}

function isOurs({name}: {readonly name?: unknown}): boolean {
  return typeof name === 'string' && name.startsWith('@lectern/');
}

/** Whether a folder belongs to the package in `root`, and not to one that is installed in it. */
function isInside(folder: string, root: string): boolean {
  return (
    folder.startsWith(root + path.sep) &&
    !folder.slice(root.length).includes(`${path.sep}node_modules${path.sep}`)
  );
}

/** A relative path with an extension that the resolver would not try others for, and nothing after it. */
function isWhole(request: string): boolean {
  return /^\.\.?\/[^?#!]+\.(?:js|css)$/.test(request);
}
