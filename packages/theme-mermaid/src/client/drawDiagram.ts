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

// Module state: Mermaid, which is loaded once for all diagrams of the page, and the number of diagrams, which makes
// their ids unique. Mermaid and the number are kept until the page is closed.
let loading: Promise<Mermaid> | undefined;
let lastId = 0;

// Module state: promise of the previous diagram. The next diagram waits for it, since all diagrams share one global
// configuration of Mermaid.
let last: Promise<unknown> = Promise.resolve();

async function draw(text: string, config: MermaidConfig): Promise<RenderResult> {
  loading ??= load();
  const mermaid = await loading.catch((error: unknown) => {
    // The next diagram tries again to load Mermaid.
    loading = undefined;
    throw error;
  });
  mermaid.initialize(config);
  lastId += 1;
  return mermaid.render(`mermaid-svg-${lastId}`, text);
}

/**
 * Draws a diagram as SVG. Mermaid is loaded for the first diagram.
 *
 * @throws {Error} if the text is not a valid diagram, or Mermaid cannot be loaded
 */
export function drawDiagram(text: string, config: MermaidConfig): Promise<RenderResult> {
  const drawn = last.then(() => draw(text, config));
  last = drawn.catch(() => undefined);
  return drawn;
}
