import Translate from '@lectern/core/client/Translate';
import {resolvePath} from '@lectern/core/shared/linkTarget';
import {hasProtocol} from '@lectern/core/shared/url';
import type {PropChangesContent} from '@lectern/plugin-content-docs/client';
import {
  type Change,
  type ComparedContent,
  type ContentElement,
  compareContent,
  textOfBlock,
} from '@lectern/theme-common/changes';
import {useMDXComponents} from '@mdx-js/react';
import {createStatic} from '@theme/DocChanges/Content/createStatic';
import Fold from '@theme/DocChanges/Content/Fold';
import {foldSame} from '@theme/DocChanges/Content/foldSame';
import {labelOf} from '@theme/DocChanges/Content/Marks';
import {BlockView} from '@theme/DocChanges/Content/showBlocks';
import {createElement, memo, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly before: PropChangesContent;
  readonly after: PropChangesContent;
}

/** Number of headings that the label of a folded text names. */
const MAX_HEADINGS = 3;

/** Names of the components as components, so that elements of content have the names of Markdown as their types. */
function namesOf(components: object): {readonly [name: string]: string} {
  return Object.fromEntries(Object.keys(components).map((name) => [name, name]));
}

/** Resolves an address on the page of a doc. Anchors lead to that page. */
function resolveOn({permalink}: PropChangesContent['metadata'], url: string): string {
  return hasProtocol(url) ? url : resolvePath(url, permalink);
}

/** Prepares one side: its title is a part of the text, as on the page of the doc. */
function contentOf(page: PropChangesContent, components: object): ComparedContent {
  const {metadata, contentTitle, frontMatter} = page;
  const hasOwnTitle = (contentTitle ?? undefined) !== undefined || frontMatter.hide_title === true;
  const title = hasOwnTitle ? undefined : createElement('h1', {key: 'title'}, metadata.title);
  const base = metadata.versionPath.replace(/\/$/, '');
  return {
    elements: [title, page({components: namesOf(components)})],
    urlKey(url) {
      const resolved = resolveOn(metadata, url);
      return resolved.startsWith(`${base}/`) || resolved === base
        ? `~${resolved.slice(base.length)}`
        : resolved;
    },
  };
}

/** Returns the elements of an imported Markdown file; `undefined` for other components. */
function expand({type, props}: ContentElement, components: object): unknown {
  if (typeof type !== 'function' || !('isContent' in type)) return undefined;
  return (type as (all: object) => unknown)({...props, components: namesOf(components)}) ?? null;
}

/** True for the unchanged title of the doc, which the title of the page has already. */
function isSameTitle(change: Change): boolean {
  if (change.kind !== 'same' || change.block.kind !== 'box') return false;
  const {name, blocks} = change.block;
  const [first] = blocks;
  // Markdown puts the title into a `<header>`.
  return name === 'h1' || (name === 'header' && first?.kind === 'box' && first.name === 'h1');
}

/** The first headings among folded blocks. */
function headingsIn(changes: readonly Change[]): string {
  const blocks = changes.flatMap((change) => (change.kind === 'same' ? [change.block] : []));
  const headings = blocks.filter((block) => block.kind === 'box' && /^h[2-6]$/.test(block.name));
  const texts = headings.slice(0, MAX_HEADINGS).map(textOfBlock);
  return [...texts, ...(headings.length > MAX_HEADINGS ? ['…'] : [])].join(' · ');
}

function Legend(): ReactNode {
  return (
    <p className={styles.legend} aria-hidden="true">
      <ins className={`${styles.mark} ${styles.added} ${styles.words}`}>{labelOf('added')}</ins>{' '}
      <del className={`${styles.mark} ${styles.removed} ${styles.words}`}>{labelOf('removed')}</del>
    </p>
  );
}

/**
 * The text of a doc in which added and removed words are marked. Both texts are compared where the page is rendered; the
 * pages have no data of their own.
 */
function DocChangesContent({before, after}: Props): ReactNode {
  const components = useMDXComponents();
  const compared = compareContent(contentOf(before, components), contentOf(after, components), (element) =>
    expand(element, components),
  );
  const changes = compared.filter((change) => !isSameTitle(change));
  const view = new BlockView({
    components,
    resolveUrl: (url, isBefore) => resolveOn((isBefore ? before : after).metadata, url),
  });
  if (changes.every(({kind}) => kind === 'same')) {
    return (
      <p>
        <Translate
          id="theme.docs.changes.none"
          description="The text of the page that shows what changed in a doc, if nothing has"
        >
          The text is the same in both versions.
        </Translate>
      </p>
    );
  }
  const shown = foldSame(changes).flatMap(({kind, changes: part}): ReactNode[] => {
    const nodes = view.changes(part);
    return kind === 'shown' ? nodes : [createStatic(Fold, {note: headingsIn(part)}, nodes)];
  });
  return (
    <>
      <Legend />
      {createStatic('div', {className: 'markdown'}, shown)}
    </>
  );
}

/** @swizzle unsafe */
export default memo(DocChangesContent);
