import type {Bundle} from './Bundle.js';
import type {CodePlan} from './planCode.js';

export interface RebundleInput {
  readonly codePlan: CodePlan;
  readonly bundling: Promise<Bundle>;
  /** Compilation of all content. */
  readonly compiling: Promise<unknown>;
  /** Plans the code again. Called after all content is compiled, when all imports of content are found. */
  replan(): CodePlan;
  bundle(codePlan: CodePlan): Promise<Bundle>;
}

/**
 * Returns the bundle, or makes another one if content imports modules that the bundle lacks, since some content was not
 * scanned for imports. The result is therefore the same for any number of scanned files.
 */
export async function rebundleIfNeeded(input: RebundleInput): Promise<Bundle> {
  const {codePlan, bundling, compiling, replan, bundle} = input;
  const [compiled] = await Promise.allSettled([compiling, bundling]);
  // The caller reports the error in the content.
  if (compiled.status === 'rejected') return bundling;
  const guess = await codePlan.content;
  if (!guess.isGuess) return bundling;
  const complete = replan();
  const {requests} = await complete.content;
  const bundled = new Set(guess.requests);
  return requests.every((request) => bundled.has(request)) ? bundling : bundle(complete);
}
