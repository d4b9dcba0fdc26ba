// Makes the text of a failing case shorter, so that it is easier to read.

/**
 * Removes lines, then characters, as long as the text still has the problem.
 *
 * @param shows - async function: `true` if a text has the problem
 * @param attempts - maximum number of calls of `shows`
 */
export async function minimise(text, shows, attempts) {
  let left = attempts;
  const shrink = async (parts, join) => {
    let kept = parts;
    for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let at = 0; at < kept.length && left > 0; ) {
        const shorter = [...kept.slice(0, at), ...kept.slice(at + size)];
        left -= 1;
        if (await shows(shorter.join(join))) kept = shorter;
        else at += size;
      }
    }
    return kept.join(join);
  };
  const lines = await shrink(text.split('\n'), '\n');
  return shrink([...lines], '');
}
