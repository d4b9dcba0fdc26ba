import Translate, {translate} from '@lectern/core/client/Translate';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import useMarkdownUrl from '@lectern/core/client/useMarkdownUrl';
import {useThemeConfig} from '@lectern/theme-common';
import {copyText} from '@lectern/theme-common/internal';
import {type CSSProperties, type ReactNode, useRef, useState} from 'react';
import {useClosingDetails} from './useClosingDetails.js';

/**
 * Styles of the menu, which few sites have. The classes "dropdown" and "dropdown--show" would be simpler, but sites have
 * styles for them that mean the navbar.
 */
const MENU_STYLE: CSSProperties = {float: 'inline-end', marginInlineStart: '1rem', position: 'relative'};
const LIST_STYLE: CSSProperties = {
  insetInline: 'auto 0',
  opacity: 1,
  pointerEvents: 'auto',
  transform: 'none',
  visibility: 'visible',
};
const ITEM_STYLE: CSSProperties = {width: '100%', lineHeight: 'inherit', textAlign: 'start'};

interface MenuProps {
  /** URL of the page as Markdown, without the origin. */
  readonly url: string;
}

interface CopyItemProps {
  /** Returns the absolute URL of the page as Markdown. */
  readonly readUrl: () => string;
  readonly onCopied: () => void;
}

function CopyItem({readUrl, onCopied}: CopyItemProps): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = async () => {
    try {
      const response = await fetch(readUrl());
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      await copyText(await response.text());
      setState('copied');
      onCopied();
    } catch {
      setState('failed');
    }
  };
  return (
    <button
      type="button"
      className="clean-btn dropdown__link"
      style={ITEM_STYLE}
      aria-live="polite"
      onClick={copy}
    >
      {state === 'ready' && (
        <Translate id="theme.docs.pageMenu.copy" description="The item of the page menu that copies the page">
          Copy as Markdown
        </Translate>
      )}
      {state === 'copied' && (
        <Translate
          id="theme.CodeBlock.copied"
          description="What the copy button of a code block says once it has copied"
        >
          Copied
        </Translate>
      )}
      {state === 'failed' && (
        <Translate
          id="theme.docs.pageMenu.failed"
          description="What the page menu says if the page could not be copied"
        >
          Could not be copied
        </Translate>
      )}
    </button>
  );
}

/** Links to the page in assistants. Their addresses come from the configuration; nothing is requested before a click. */
function AssistantLinks({url}: MenuProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pageMenu} = useThemeConfig().docs;
  const page = siteConfig.url + url;
  const prompt = translate(
    {
      id: 'theme.docs.pageMenu.prompt',
      message: 'Read {url}, then answer my questions about it.',
      description: 'The first message to an assistant that is opened from the page menu; {url} is the page',
    },
    {url: page},
  );
  const filled = (href: string) =>
    href.replace('{url}', encodeURIComponent(page)).replace('{prompt}', encodeURIComponent(prompt));
  return pageMenu.assistants.map(({label, href}) => (
    <li key={href}>
      <a className="dropdown__link" href={filled(href)} target="_blank" rel="noopener noreferrer">
        <Translate
          id="theme.docs.pageMenu.open"
          description="The item of the page menu that opens the page in an assistant; {assistant} is its name"
          values={{assistant: label}}
        >
          {'Open in {assistant}'}
        </Translate>
      </a>
    </li>
  ));
}

/**
 * The menu of a doc for the page as Markdown: copy it, view it, open it in an assistant. Without JavaScript, it opens and
 * its links work. Sites without the menu do not load this module.
 *
 * @swizzle safe
 */
export default function DocItemPageMenu(): ReactNode {
  const url = useMarkdownUrl();
  const menu = useRef<HTMLDetailsElement>(null);
  const view = useRef<HTMLAnchorElement>(null);
  const close = useClosingDetails(menu);
  if (url === undefined) return null;
  return (
    <details ref={menu} className="theme-page-menu" style={MENU_STYLE}>
      <summary className="button button--secondary button--sm">
        <Translate
          id="theme.docs.pageMenu.label"
          description="The label of the menu for the page as Markdown"
        >
          Copy page
        </Translate>
      </summary>
      <ul className="dropdown__menu" style={LIST_STYLE}>
        <li>
          {/* The URL of the link: in a relocatable site, `url` leads to no file. */}
          <CopyItem key={url} readUrl={() => view.current?.href ?? url} onCopied={close} />
        </li>
        <li>
          <a ref={view} className="dropdown__link" href={url}>
            <Translate
              id="theme.docs.pageMenu.view"
              description="The item of the page menu that shows the Markdown"
            >
              View as Markdown
            </Translate>
          </a>
        </li>
        <AssistantLinks url={url} />
      </ul>
    </details>
  );
}

// Opens without React; its items need it after a click only.
DocItemPageMenu.still = true;
