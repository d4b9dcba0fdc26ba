import useAnchorHref from '@lectern/core/client/useAnchorHref';
import type {TOCTreeNode} from '@lectern/theme-common/internal';
import {memo, type ReactNode} from 'react';

export interface Props {
  readonly toc: readonly TOCTreeNode[];
  readonly className: string;
  readonly linkClassName: string | null;
  readonly isChild?: boolean;
}

function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  const anchorHref = useAnchorHref();
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map((heading) => (
        <li key={heading.id}>
          <a
            href={anchorHref(heading.id)}
            className={linkClassName ?? undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the page's own Markdown
            dangerouslySetInnerHTML={{__html: heading.value}}
          />
          {heading.children.length > 0 && (
            <TOCItemTree isChild toc={heading.children} className={className} linkClassName={linkClassName} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** @swizzle unsafe */
/** The links of a table of contents. They change only with the page, hence `memo`. */
export default memo(TOCItemTree);
