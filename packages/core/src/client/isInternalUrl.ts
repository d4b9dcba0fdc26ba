import {usesHashRouter} from '@generated/router';
import {hasProtocol} from '../shared/url.js';
import {sitePath} from './router/hashAddress.js';

export {hasProtocol};

/** Returns true for URLs of this site, which have neither protocol nor host; false for `undefined`. */
export default function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !hasProtocol(usesHashRouter ? sitePath(url) : url);
}
