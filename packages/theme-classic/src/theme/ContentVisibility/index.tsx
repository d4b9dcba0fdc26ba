import ContentVisibilityDraft from '@theme/ContentVisibility/Draft';
import ContentVisibilityUnlisted from '@theme/ContentVisibility/Unlisted';
import type {ReactNode} from 'react';

export interface Props {
  readonly metadata: {
    readonly unlisted?: boolean;
    readonly frontMatter: {readonly draft?: boolean; readonly unlisted?: boolean};
  };
}

/** @swizzle unsafe */
/** A banner on pages that are unlisted, or drafts (in development only). */
export default function ContentVisibility({metadata}: Props): ReactNode {
  const {unlisted, frontMatter} = metadata;
  return (
    <>
      {(unlisted || frontMatter.unlisted) && <ContentVisibilityUnlisted />}
      {frontMatter.draft && <ContentVisibilityDraft />}
    </>
  );
}
