import type {Bundle} from './Bundle.js';
import type {CodePlan} from './planCode.js';

export interface CorrectBundleInput {
  readonly code: CodePlan;
  readonly bundling: Promise<Bundle>;
  /** The content lane. */
  readonly compiling: Promise<unknown>;
  /** Plans anew, when all content is compiled. */
  replan(): Promise<CodePlan>;
  bundle(code: CodePlan): Promise<Bundle>;
}

/**
 * The bundle that was made of a guess at what content imports, or another one if the guess was wrong: builds are the same whether
 * there was one or not.
 */
export async function correctBundle(input: CorrectBundleInput): Promise<Bundle> {
  const {code, bundling, compiling, replan, bundle} = input;
  if (!code.isGuess) return bundling;
  const [compiled] = await Promise.allSettled([compiling, bundling]);
  // The mistake in the content is reported.
  if (compiled.status === 'rejected') return bundling;
  const complete = await replan();
  const bundled = new Set(code.requests);
  return complete.requests.every((request) => bundled.has(request)) ? bundling : bundle(complete);
}
