/** A mistake in a font file. The message is a full sentence. */
export class FontProblem extends Error {
  override readonly name = 'FontProblem';
}
