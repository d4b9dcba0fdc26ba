import v8 from 'node:v8';
import vm from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Frees the memory of what is no longer used, which takes some tenths of a second. V8 does this by itself only when the heap has grown by a
 * multiple: a build of three locales then needs a third more memory than one of a single locale, for objects of locales that are finished.
 */
export function collectGarbage(): void {
  if (!collect) {
    v8.setFlagsFromString('--expose-gc');
    // The flag defines `gc` in contexts that are created after it is set.
    collect = vm.runInNewContext('gc') as () => void;
  }
  collect();
}
