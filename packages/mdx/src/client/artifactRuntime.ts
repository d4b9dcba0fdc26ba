import {type ElementFactory, renderTemplate} from './template/renderTemplate.js';
import {templateToc} from './template/templateToc.js';

type Components = Record<string, unknown>;

interface ContentProps {
  readonly components?: Components;
  readonly [name: string]: unknown;
}

type ContentFunction = (props: ContentProps) => unknown;

/** What an artifact gets of React instead of importing it. */
export interface ReactRuntime extends ElementFactory {
  readonly useMDXComponents: () => Components;
}

/** What an artifact gets instead of importing it. */
export interface ArtifactRuntime extends ReactRuntime {
  /** All exports of a page that is one template; `toc` only where it is not that of the template. */
  page(frontMatter: unknown, contentTitle: unknown, template: string, toc?: unknown): Record<string, unknown>;
  /** The component of a page: its content, in the layout ("wrapper") that the component map may have. */
  content(create: ContentFunction): ContentFunction;
  /** The content of a template, see `renderTemplate`. */
  tree(template: string, components: Components, holes?: readonly unknown[]): unknown;
  /** The table of contents of a template. */
  toc(template: string): unknown;
}

/** Completes what React and MDX give to what artifacts rely on. */
export function createArtifactRuntime(react: ReactRuntime): ArtifactRuntime {
  const {jsx, useMDXComponents} = react;
  const componentsOf = ({components}: ContentProps): Components => ({...useMDXComponents(), ...components});
  const tree: ArtifactRuntime['tree'] = (template, components, holes) =>
    renderTemplate(react, template, components, holes);
  const content: ArtifactRuntime['content'] = (create) =>
    // biome-ignore lint/correctness/noComponentHookFactories: one for each page, made once.
    function MDXContent(props = {}) {
      const {wrapper} = componentsOf(props);
      return wrapper ? jsx(wrapper, {...props, children: jsx(create, props)}) : create(props);
    };
  return {
    ...react,
    tree,
    content,
    toc: templateToc,
    page: (frontMatter, contentTitle, template, toc = templateToc(template)) => ({
      frontMatter,
      contentTitle,
      toc,
      default: content((props) => tree(template, componentsOf(props))),
    }),
  };
}
