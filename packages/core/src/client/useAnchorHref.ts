import {usesHashRouter} from '@generated/router';
import {encodePath} from '../shared/encodePath.js';
import {pageHref} from './router/hashAddress.js';
import {useLocation} from './router.js';

type AnchorHref = (id: string) => string;

const ownAnchor: AnchorHref = (id) => `#${id}`;

function useOwnAnchor(): AnchorHref {
  return ownAnchor;
}

function usePageAnchor(): AnchorHref {
  const {pathname} = useLocation();
  return (id) => pageHref(`${encodePath(pathname)}#${id}`);
}

/**
 * Returns a function that makes the `href` of an anchor on the current page: "#id", or "#/docs/intro#id" with the hash
 * router.
 */
const useAnchorHref = usesHashRouter ? usePageAnchor : useOwnAnchor;

export default useAnchorHref;
