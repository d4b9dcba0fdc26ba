import useRouteContext from '@docusaurus/useRouteContext';

/** `true` on pages of the changelog, whose blog components look different from those of the blog. */
export default function useIsChangelog(): boolean {
  return useRouteContext().plugin.id === 'changelog';
}
