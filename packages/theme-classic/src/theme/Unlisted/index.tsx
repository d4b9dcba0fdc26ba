import ContentVisibilityUnlisted, {type Props} from '@theme/ContentVisibility/Unlisted';
import type {ReactNode} from 'react';

export type {Props};

/**
 * The banner of unlisted pages. Only components that were ejected before Docusaurus 3.5 import it.
 *
 * @swizzle forbidden
 */
export default function Unlisted(props: Props): ReactNode {
  return <ContentVisibilityUnlisted {...props} />;
}
