/** Error that no copies of an image can be made. The message is a full sentence without the name of the file. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
}

/** Converts an error of sharp or of the file system to an `ImageProblem`, with a message for users. */
export function imageProblem(error: unknown): ImageProblem {
  const reason = error instanceof Error ? error.message : String(error);
  if (isMissing(error)) return new ImageProblem('The file does not exist any more.', {cause: error});
  if (/pixel limit/i.test(reason)) {
    const message = 'The image is too large: it has more than 268 million pixels. Save it in a smaller size.';
    return new ImageProblem(message, {cause: error});
  }
  const [line = ''] = reason.split('\n');
  return new ImageProblem(
    `The image cannot be read: ${line.replace(/\.$/, '')}. Save it again, or replace it.`,
    {
      cause: error,
    },
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
