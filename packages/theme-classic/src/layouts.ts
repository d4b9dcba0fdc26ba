/** Layouts that a site chooses by name, the default first. */
export const layoutNames = ['classic', 'wide'] as const;

export type LayoutName = (typeof layoutNames)[number];

/** Width of the column with the table of contents. */
const TOC = '15rem';

/** The page fills the window; the menu and the table of contents keep their width, so the text column takes the rest. */
const wide = `@media screen and (min-width: 997px) {
  :root {
    --doc-sidebar-width: 17rem;
    --ifm-container-width: 100%;
    --ifm-container-width-xl: 112rem;
  }

  :is(main, .main-wrapper) > .container {
    padding-inline: 2rem;
  }

  .col:has(> .theme-doc-toc-desktop) {
    --ifm-col-width: ${TOC};
  }

  .col:has(+ .col > .theme-doc-toc-desktop) {
    max-width: calc(100% - ${TOC});
  }

  .markdown > :where(p:not(:has(img)), ul, ol, dl, blockquote) {
    max-width: 56rem;
  }
}
`;

/** CSS rules of a layout, in no layer; "" for the default. They come after all stylesheets of the theme. */
export function layoutCss(name: LayoutName): string {
  return name === 'wide' ? wide : '';
}
