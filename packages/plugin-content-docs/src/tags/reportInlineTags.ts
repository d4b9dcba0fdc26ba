import {SiteError} from '@lectern/core';
import {log} from '@lectern/core/content-helpers';
import type {Doc} from '../docs/types.js';
import type {PluginOptions} from '../options.js';

/**
 * Reports the tags that the tags file does not define, as the option `onInlineTags` says.
 *
 * @throws {SiteError} `DOC_INLINE_TAGS` for "throw".
 */
export function reportInlineTags(docs: readonly Doc[], severity: PluginOptions['onInlineTags']): void {
  if (severity === 'ignore') return;
  const lines = docs.flatMap(({source, tags}) => {
    const inline = tags.filter((tag) => tag.inline).map(({label}) => `"${label}"`);
    return inline.length > 0 ? [`${source}: ${inline.join(', ')}`] : [];
  });
  if (lines.length === 0) return;
  const message = `Some docs have tags that the tags file does not define.\n${lines.join('\n')}`;
  const hint = 'Add them to the tags file, or change the docs option "onInlineTags".';
  if (severity === 'throw') throw new SiteError('DOC_INLINE_TAGS', message, {hint});
  log[severity === 'warn' ? 'warn' : 'info'](`${message}\n${hint}`);
}
