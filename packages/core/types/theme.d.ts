/** Components that core itself needs, with the props it gives them. Themes declare theirs, or leave them to `anyTheme.d.ts`. */

declare module '@theme/MarkdownOf' {
  const MARKDOWN_OF: ReadonlyMap<unknown, (props: never) => unknown>;
  export default MARKDOWN_OF;
}

declare module '@theme/Root' {
  export interface Props {
    readonly children: import('react').ReactNode;
  }
  export default function Root(props: Props): import('react').ReactNode;
}

declare module '@theme/ThemeProvider' {
  export interface Props {
    readonly children: import('react').ReactNode;
  }
  export default function ThemeProvider(props: Props): import('react').ReactNode;
}

declare module '@theme/ThemeProvider/TitleFormatter' {
  export interface Props {
    readonly children: import('react').ReactNode;
  }
  export default function TitleFormatter(props: Props): import('react').ReactNode;
}

declare module '@theme/SiteMetadata' {
  export default function SiteMetadata(): import('react').ReactNode;
}

declare module '@theme/Layout' {
  export interface Props {
    readonly children?: import('react').ReactNode;
    readonly title?: string;
    readonly description?: string;
    readonly noFooter?: boolean;
    readonly wrapperClassName?: string;
  }
  export default function Layout(props: Props): import('react').ReactNode;
}

declare module '@theme/Layout/Provider' {
  export interface Props {
    readonly children: import('react').ReactNode;
  }
  export default function LayoutProvider(props: Props): import('react').ReactNode;
}

declare module '@theme/Loading' {
  export interface Props {
    readonly error?: unknown;
    retry(): void;
    readonly pastDelay?: boolean;
    readonly timedOut?: boolean;
    readonly isLoading?: boolean;
  }
  export default function Loading(props: Props): import('react').ReactNode;
}

declare module '@theme/NotFound' {
  export default function NotFound(): import('react').ReactNode;
}

declare module '@theme/Error' {
  export interface Props {
    readonly error: Error;
    tryAgain(): void;
  }
  export default function CrashPage(props: Props): import('react').ReactNode;
}
