declare module '*.module.css' {
  const classes: {readonly [name: string]: string};
  export default classes;
}
declare module '*.module.scss' {
  const classes: {readonly [name: string]: string};
  export default classes;
}
declare module '*.module.sass' {
  const classes: {readonly [name: string]: string};
  export default classes;
}
declare module '*.css' {}
declare module '*.scss' {}
declare module '*.sass' {}

declare module '*.svg' {
  import type {ComponentType, SVGProps} from 'react';

  /** With the svgr plugin; without it, the URL. */
  const ReactComponent: ComponentType<
    SVGProps<SVGSVGElement> & {readonly title?: string; readonly titleId?: string}
  >;
  export default ReactComponent;
}

declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.jpg' {
  const url: string;
  export default url;
}
declare module '*.jpeg' {
  const url: string;
  export default url;
}
declare module '*.gif' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.ico' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.mp3' {
  const url: string;
  export default url;
}
declare module '*.pdf' {
  const url: string;
  export default url;
}
declare module '*.zip' {
  const url: string;
  export default url;
}

declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}

declare module '*.md' {
  import type {ComponentType} from 'react';

  export const frontMatter: {readonly [key: string]: unknown};
  export const contentTitle: string | undefined;
  export const toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
  const Content: ComponentType<{readonly components?: object; readonly [prop: string]: unknown}>;
  export default Content;
}

declare module '*.mdx' {
  import type {ComponentType} from 'react';

  export const frontMatter: {readonly [key: string]: unknown};
  export const contentTitle: string | undefined;
  export const toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
  const Content: ComponentType<{readonly components?: object; readonly [prop: string]: unknown}>;
  export default Content;
}
