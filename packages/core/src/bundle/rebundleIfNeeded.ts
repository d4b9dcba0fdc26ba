import type {Bundle} from './Bundle.js';
import type {CodePlan} from './planCode.js';

export interface CorrectBundleInput {
  readonly code: CodePlan;
  readonly bundling: Promise<Bundle>;
  /** The content lane. */
  readonly compiling: Promise<unknown>;
  /** Plans again, when all content is compiled. */
  replan(): CodePlan;
  bundle(code: CodePlan): Promise<Bundle>;
}

/**
 * The bundle that was made of a guess at what content imports, or another one if the guess was wrong: builds are the same whether
 * there was one or not.
 */
export async function rebundleIfNeeded(input: CorrectBundleInput): Promise<Bundle> {
  const {code, bundling, compiling, replan, bundle} = input;
  const [compiled] = await Promise.allSettled([compiling, bundling]);
  // The mistake in the content is reported.
  if (compiled.status === 'rejected') return bundling;
  const guess = await code.content;
  if (!guess.isGuess) return bundling;
  const complete = replan();
  const {requests} = await complete.content;
  const bundled = new Set(guess.requests);
  return requests.every((request) => bundled.has(request)) ? bundling : bundle(complete);
}
