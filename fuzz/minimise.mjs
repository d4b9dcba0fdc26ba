// Makes a finding small enough to read.

/**
 * Leaves out lines, then characters, as long as the text shows the same problem.
 *
 * @param shows - async; whether a text has the problem
 * @param attempts - how often `shows` may be called
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
