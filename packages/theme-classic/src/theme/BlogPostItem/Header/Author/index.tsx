import BlogAuthor, {type Props as BlogAuthorProps} from '@theme/Blog/Components/Author';
import type {ReactNode} from 'react';

export type Props = Pick<BlogAuthorProps, 'author' | 'className'>;

/**
 * An author of a post. Only components that were ejected before Docusaurus 3.5 import it.
 *
 * @swizzle forbidden
 */
export default function BlogPostItemHeaderAuthor(props: Props): ReactNode {
  return <BlogAuthor {...props} itemProp="author" />;
}
