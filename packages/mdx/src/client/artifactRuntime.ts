import {type ElementFactory, renderTemplate} from './template/renderTemplate.js';

type Components = Record<string, unknown>;

interface ContentProps {
  readonly components?: Components;
  readonly [name: string]: unknown;
}

/** @param isExcerpt - for the content of pages with an excerpt: makes that alone. */
type CreateContent = (props: ContentProps, isExcerpt?: boolean) => unknown;

/** The component of a page. */
type ContentFunction = ((props: ContentProps) => unknown) & {
  /** The component of its excerpt, if it has one. */
  readonly excerpt?: (props: ContentProps) => unknown;
};

/** The parts of React that an artifact is given instead of importing them. */
export interface ReactRuntime extends ElementFactory {
  readonly useMDXComponents: () => Components;
}

/** The data in the artifact of a page without JavaScript. */
export interface PageData {
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly contentTitle: string | null;
  readonly template: string;
  readonly toc: readonly unknown[];
  /** How much of the template is the excerpt; absent for a page without one. */
  readonly excerpt?: number;
}

/** Values that an artifact is given instead of importing them. */
export interface ArtifactRuntime extends ReactRuntime {
  /** The exports of a page without JavaScript. */
  page(data: PageData): Record<string, unknown>;
  /** The component of a page: its content in the page's own layout, else in the one ("wrapper") of the component map. */
  content(create: CreateContent, layout?: unknown, hasExcerpt?: boolean): ContentFunction;
  /** The component map, with the components that a page gets as properties. */
  useComponents(props: ContentProps): Components;
  /** The content of a template, see `renderTemplate`. */
  tree(template: string, components: Components, holes?: readonly unknown[]): unknown;
}

/** The module that an artifact is, once loaded. */
export interface ArtifactModule {
  /** References in the order that `default` expects their modules in. */
  readonly imports: readonly (`code:${string}` | `content:${string}`)[];
  /** @returns the exports: `default` (the component), `toc`, `frontMatter`, `contentTitle` and what the author exports. */
  readonly default: (runtime: ArtifactRuntime, modules: readonly unknown[]) => Record<string, unknown>;
}

/** Completes what React and MDX give to what artifacts rely on. */
export function createArtifactRuntime(react: ReactRuntime): ArtifactRuntime {
  const {jsx, useMDXComponents} = react;
  // biome-ignore lint/correctness/noComponentHookFactories: made once.
  const useComponents: ArtifactRuntime['useComponents'] = (props) => ({
    ...useMDXComponents(),
    ...props.components,
  });
  const tree: ArtifactRuntime['tree'] = (template, map, holes) => renderTemplate(react, template, map, holes);
  const component = (create: (props: ContentProps) => unknown, layout: unknown) =>
    // biome-ignore lint/correctness/noComponentHookFactories: one for each page, made once.
    function MDXContent(props: ContentProps = {}) {
      const {wrapper} = useComponents(props);
      const outer = layout ?? wrapper;
      return outer ? jsx(outer, {...props, children: jsx(create, props)}) : create(props);
    };
  const content: ArtifactRuntime['content'] = (create, layout, hasExcerpt) => {
    // React gives components a second argument of its own.
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
 * The text of a data artifact: all but the template as JSON on the first line, then the template as it is. As JSON, each of
 * its signs would take six bytes.
 */
export function formatPage({template, ...rest}: PageData): string {
  return `${JSON.stringify(rest)}\n${template}`;
}

/** Reads a data artifact as a module, so that both kinds are linked in one way. */
export function parsePage(text: string): ArtifactModule {
  const end = text.indexOf('\n');
  const data = {...(JSON.parse(text.slice(0, end)) as PageData), template: text.slice(end + 1)};
  return {imports: [], default: (runtime) => runtime.page(data)};
}
