/** Module that the theme's plugin writes: `@theme/DocItem/PageMenu`, or a component that shows nothing. */
declare module '@generated/docusaurus-theme-classic/pageMenu.js' {
  import type {ReactNode} from 'react';

  export default function PageMenu(): ReactNode;
}
