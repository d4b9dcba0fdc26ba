import {usesHashRouter} from '@generated/router';
import {hasProtocol} from '../shared/url.js';
import {sitePath} from './router/hashAddress.js';

export {hasProtocol};

/** True for URLs of this site: anything without a protocol. An absent URL is not one. */
export default function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !hasProtocol(usesHashRouter ? sitePath(url) : url);
}
