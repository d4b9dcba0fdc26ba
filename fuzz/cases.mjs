import {createRandom} from './random.mjs';
import {targets} from './targets/index.mjs';

/** The same case for the same seed, whatever ran before it. */
export function makeCase(target, seed, index) {
  return targets[target].make(createRandom(`${seed} ${target} ${index}`));
}

/** The first line of a problem, without what differs from case to case. */
export function kindOf(problem) {
  return problem
    ?.split('\n', 1)[0]
    .replace(/"[^"]*"|'[^']*'|<[^>]*>|\d+/g, '…')
    .slice(0, 120);
}
