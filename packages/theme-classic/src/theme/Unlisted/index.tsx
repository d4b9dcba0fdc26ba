/**
 * The banner of unlisted pages. Only components that were ejected before Docusaurus 3.5 import it.
 *
 * @swizzle forbidden
 */
export {default, type Props} from '@theme/ContentVisibility/Unlisted';
