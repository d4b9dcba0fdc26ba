import {createRandom} from './random.mjs';
import {targets} from './targets/index.mjs';

/** Creates a test case. The same target, seed and index always give the same case. */
export function makeCase(target, seed, index) {
  return targets[target].make(createRandom(`${seed} ${target} ${index}`));
}

/** Groups problems: the first line of the problem, without names and numbers that differ between cases. */
export function kindOf(problem) {
  return problem
    ?.split('\n', 1)[0]
    .replace(/"[^"]*"|'[^']*'|<[^>]*>|\d+/g, '…')
    .slice(0, 120);
}
