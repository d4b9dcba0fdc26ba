import {type Compilation, report} from '../compilation.js';
import type {PublishRefusal} from '../ReferenceReader.js';
import type {NodePlace} from '../tree.js';
import {describeRefusal, NOT_PUBLISHABLE, NOT_PUBLISHABLE_HINT} from './publishable.js';

/**
 * Reports a file that the site may not publish. The report always fails the build: the settings for broken links and
 * images do not apply.
 *
 * @param subject - reference to the file, with which the message begins: 'The link "../.env"'
 */
export function reportRefusal(
  compilation: Compilation,
  subject: string,
  refusal: PublishRefusal,
  position: NodePlace,
): void {
  const message = describeRefusal(subject, refusal);
  report(compilation, 'throw', {code: NOT_PUBLISHABLE, message, hint: NOT_PUBLISHABLE_HINT, ...position});
}
