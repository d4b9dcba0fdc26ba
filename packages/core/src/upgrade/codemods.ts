import type {Codemod, CodemodPlan, CodemodSite} from './Codemod.js';
import {markdownLinks} from './codemods/markdownLinks.js';
import {isWithinUpgrade} from './versions.js';

/** All codemods, in the order of their versions. Two of them must not change the same file in one
 * upgrade, and none may change package.json, which gets the new versions. */
const codemods: readonly Codemod[] = [markdownLinks];

/**
 * Plans the changes of all codemods for an upgrade. `site upgrade` of the old version calls this function in the package
 * of the new version, before that is installed: name, parameters and result stay what they are, and the module has
 * everything that it needs.
 */
export function planCodemods(site: CodemodSite, versions: {from: string; to: string}): CodemodPlan {
  const plans = codemods
    .filter(({version}) => isWithinUpgrade(version, versions))
    .map((one) => one.plan(site));
  return {
    changes: plans.flatMap(({changes}) => changes),
    notes: plans.flatMap(({notes}) => notes),
  };
}
