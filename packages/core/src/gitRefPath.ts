import path from 'node:path';
import {sha256} from '@lectern/store';

/**
 * Files of a git ref lie in the folder "git-versions/<plugin id>/git~<encoded ref>/<path in the repository>" below the
 * generated files. The folder names contain the ref, so that messages of any process can name it.
 */
export const GIT_VERSIONS_DIR = 'git-versions';

const REF_FOLDER = /(?:^|[\\/])git-versions[\\/][^\\/]+[\\/]git~([^\\/]+)(?:[\\/](.*))?$/s;

/** Longest name of a folder; file systems allow 255 bytes. A longer name ends with a hash of the ref. */
const MAX_NAME = 150;

/**
 * Name of the folder of a ref: "git~release~2f2.x" for "release/2.x". Upper case is encoded, too, since some disks
 * ignore case. Refs never contain "~".
 */
export function refFolderName(ref: string): string {
  const encoded = [...Buffer.from(ref)]
    .map((byte) => {
      const char = String.fromCharCode(byte);
      return /[a-z0-9._-]/.test(char) ? char : `~${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
  if (encoded.length <= MAX_NAME) return `git~${encoded}`;
  return `git~${encoded.slice(0, MAX_NAME).replace(/~.?$/, '')}-${sha256(ref).slice(0, 12)}`;
}

function decodeRef(encoded: string): string {
  const bytes = encoded.replace(/~([0-9a-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/**
 * Path of a file of a git ref for messages: "v3.2.1:docs/intro.md".
 *
 * @param file - absolute path, or path relative to the site
 * @returns `undefined` if the file is no file of a git ref
 */
export function gitRefPath(file: string): string | undefined {
  const [, encoded, inner = ''] = REF_FOLDER.exec(file) ?? [];
  return encoded === undefined ? undefined : `${decodeRef(encoded)}:${inner.split(path.sep).join('/')}`;
}
