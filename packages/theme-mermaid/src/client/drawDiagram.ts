import type {MermaidConfig, RenderResult} from 'mermaid';

type Mermaid = typeof import('mermaid')['default'];

async function load(): Promise<Mermaid> {
  const [{default: mermaid}, {loadLayouts}] = await Promise.all([
    import('mermaid'),
    import('@generated/docusaurus-theme-mermaid/layouts.js'),
  ]);
  const layouts = await loadLayouts();
  if (layouts) mermaid.registerLayoutLoaders(layouts);
  return mermaid;
}

let loading: Promise<Mermaid> | undefined;
let lastId = 0;

/** Mermaid has one configuration, so diagrams are drawn one after the other. */
let last: Promise<unknown> = Promise.resolve();

async function draw(text: string, config: MermaidConfig): Promise<RenderResult> {
  loading ??= load();
  const mermaid = await loading.catch((error: unknown) => {
    // A file that could not be fetched may be there the next time.
    loading = undefined;
    throw error;
  });
  mermaid.initialize(config);
  lastId += 1;
  return mermaid.render(`mermaid-svg-${lastId}`, text);
}

/**
 * Draws a diagram; Mermaid is loaded for the first one.
 *
 * @throws if the text is no diagram, or Mermaid cannot be loaded
 */
export function drawDiagram(text: string, config: MermaidConfig): Promise<RenderResult> {
  const drawn = last.then(() => draw(text, config));
  last = drawn.catch(() => undefined);
  return drawn;
}
