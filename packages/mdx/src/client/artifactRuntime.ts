import {type ElementFactory, renderTemplate} from './template/renderTemplate.js';

type Components = Record<string, unknown>;

interface ContentProps {
  readonly components?: Components;
  readonly [name: string]: unknown;
}

/**
 * Function in an artifact (compiled page) that creates the content of the page as React elements.
 *
 * @param isExcerpt - true for the excerpt alone; only for pages that have one.
 */
type CreateContent = (props: ContentProps, isExcerpt?: boolean) => unknown;

/** React component that shows the content of a page: the export `default` of the page. */
type ContentFunction = ((props: ContentProps) => unknown) & {
  /** Distinguishes content from other components: calling it returns the elements of a Markdown file. */
  readonly isContent: true;
  /** React component that shows the excerpt alone; absent for a page without an excerpt. */
  readonly excerpt?: (props: ContentProps) => unknown;
};

/**
 * Functions of React and MDX that artifacts use. `createArtifactRuntime` receives them, since artifacts import nothing.
 */
export interface ReactRuntime extends ElementFactory {
  readonly useMDXComponents: () => Components;
}

/**
 * Content of an artifact of type 'data': a compiled page without JavaScript. `template` is in the format of format.ts.
 */
export interface PageData {
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly contentTitle: string | null;
  readonly template: string;
  readonly toc: readonly unknown[];
  /** Length of the part of `template` that is the excerpt; absent for a page without one. */
  readonly excerpt?: number;
}

/** Functions that a compiled page receives as `$r`, since artifacts import nothing. */
export interface ArtifactRuntime extends ReactRuntime {
  /** Creates the exports of a page without JavaScript: its component, front matter, title and table of contents. */
  page(data: PageData): Record<string, unknown>;
  /**
   * Creates the component of a page. The component shows the content in the page's own layout, or else in the `wrapper`
   * of the component map if there is one.
   *
   * @param hasExcerpt - true to create a component for the excerpt, too.
   */
  content(create: CreateContent, layout?: unknown, hasExcerpt?: boolean): ContentFunction;
  /**
   * Returns the component map (name of an element or component → React component), with the components in the property
   * `components` of the page.
   */
  useComponents(props: ContentProps): Components;
  /** Returns the content of a template as React elements, see `renderTemplate`. */
  tree(template: string, components: Components, holes?: readonly unknown[]): unknown;
}

/** Interface of both types of artifacts (compiled pages) after loading: an evaluated module, or parsed data. */
export interface ArtifactModule {
  /** References to the modules that `default` expects as its second argument, in this order. */
  readonly imports: readonly (`code:${string}` | `content:${string}`)[];
  /**
   * Runs the page's code.
   *
   * @returns the exports of the page: `default` (the component), `toc`, `frontMatter`, `contentTitle`, and the exports
   * that the author wrote.
   */
  readonly default: (runtime: ArtifactRuntime, modules: readonly unknown[]) => Record<string, unknown>;
}

/** Creates the functions that artifacts use, from functions of React and MDX. */
export function createArtifactRuntime(react: ReactRuntime): ArtifactRuntime {
  const {jsx, useMDXComponents} = react;
  // biome-ignore lint/correctness/noComponentHookFactories: the hook is created once, not in a render.
  const useComponents: ArtifactRuntime['useComponents'] = (props) => ({
    ...useMDXComponents(),
    ...props.components,
  });
  const tree: ArtifactRuntime['tree'] = (template, map, holes) => renderTemplate(react, template, map, holes);
  const component = (create: (props: ContentProps) => unknown, layout: unknown): ContentFunction => {
    // biome-ignore lint/correctness/noComponentHookFactories: one component for each page, not created in a render.
    function MDXContent(props: ContentProps = {}) {
      const {wrapper} = useComponents(props);
      const outer = layout ?? wrapper;
      return outer ? jsx(outer, {...props, children: jsx(create, props)}) : create(props);
    }
    return Object.assign(MDXContent, {isContent: true as const});
  };
  const content: ArtifactRuntime['content'] = (create, layout, hasExcerpt) => {
    // React passes a second argument of its own to components, which must not become `isExcerpt`.
    const part = (isExcerpt: boolean) => component((props) => create(props, isExcerpt), layout);
    return hasExcerpt ? Object.assign(part(false), {excerpt: part(true)}) : component(create, layout);
  };
  return {
    ...react,
    useComponents,
    tree,
    content,
    page: ({frontMatter, contentTitle, template, toc, excerpt}) => ({
      frontMatter,
      contentTitle,
      toc,
      default: content(
        (props, isExcerpt) => tree(isExcerpt ? template.slice(0, excerpt) : template, useComponents(props)),
        undefined,
        excerpt !== undefined,
      ),
    }),
  };
}

/**
 * Formats a data artifact: everything except the template as JSON on the first line, then the template unchanged. In
 * JSON, each control character of the template would take six bytes ("\u0001").
 */
export function formatPage({template, ...rest}: PageData): string {
  return `${JSON.stringify(rest)}\n${template}`;
}

/** Parses a data artifact. The result has the same interface as an evaluated module. */
export function parsePage(text: string): ArtifactModule {
  const end = text.indexOf('\n');
  const page: PageData = JSON.parse(text.slice(0, end));
  const data = {...page, template: text.slice(end + 1)};
  return {imports: [], default: (runtime) => runtime.page(data)};
}
