// Types of `@docusaurus/mdx-loader`, which components that were copied from the theme of Docusaurus import.
import type {LoadedMDXContent, TOCItem} from '@docusaurus/mdx-loader';

export const idsOf = (toc: readonly TOCItem[]): string[] => toc.map(({id}) => id);
export const titleOf = ({
  frontMatter,
  toc,
}: LoadedMDXContent<{title?: string}, undefined>): string | undefined => frontMatter.title ?? toc[0]?.value;
// @ts-expect-error A heading has no such field.
export const noneOf = (item: TOCItem): unknown => item.text;
