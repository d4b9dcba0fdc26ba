import type Head from '@lectern/core/client/Head';
import type {ComponentProps} from 'react';

export type Props = ComponentProps<typeof Head>;

/**
 * `<Head>` in Markdown. Only components that were ejected from Docusaurus 2 import it.
 *
 * @swizzle forbidden
 */
export {default} from '@lectern/core/client/Head';
