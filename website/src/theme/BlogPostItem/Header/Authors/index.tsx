import Contributors from '@site/src/components/Changelog/Contributors';
import useIsChangelog from '@site/src/components/Changelog/useIsChangelog';
import Authors, {type Props} from '@theme-original/BlogPostItem/Header/Authors';
import type {ReactNode} from 'react';

/** Wraps the theme's component: in the changelog, shows contributors instead of authors. */
export default function AuthorsWrapper(props: Props): ReactNode {
  return useIsChangelog() ? <Contributors /> : <Authors {...props} />;
}
