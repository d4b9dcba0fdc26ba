import Head from '@lectern/core/client/Head';
import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<typeof Head>;

/**
 * `<Head>` in Markdown. Only components that were ejected from Docusaurus 2 import it.
 *
 * @swizzle forbidden
 */
export default function MDXHead(props: Props): ReactNode {
  return <Head {...props} />;
}
