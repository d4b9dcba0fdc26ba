import type {ErrorInfo, ReactElement} from 'react';
import type {PageRenderFailure, ReactServer} from '../renderTypes.js';

/** Error for a component that threw while a page was rendered. */
class PageRenderError extends Error implements PageRenderFailure {
  override readonly name = 'PageRenderError';
  override readonly cause: unknown;
  readonly componentStack?: string;

  constructor(cause: unknown, componentStack: string | undefined) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.cause = cause;
    if (componentStack) this.componentStack = componentStack;
  }
}

interface Attempt<Collected> {
  readonly app: ReactElement;
  readonly collected: Collected;
}

/** Marker in React's HTML of a Suspense boundary whose content suspended or threw. */
const unfinishedBoundary = '<!--$!-->';

/**
 * Renders a page synchronously, which is twice as fast as a stream; if a component waits for data, renders the page
 * again as a stream.
 *
 * @param prepare - called for each attempt; the collected data of a failed attempt is discarded
 * @throws {PageRenderError} if a component throws
 */
export async function renderToHtml<Collected>(
  {renderToString, renderToReadableStream}: ReactServer,
  prepare: () => Attempt<Collected>,
): Promise<{readonly html: string; readonly collected: Collected}> {
  const rendered = renderToString && renderAtOnce(renderToString, prepare());
  return rendered ?? renderAsStream(renderToReadableStream, prepare());
}

function renderAtOnce<Collected>(
  renderToString: NonNullable<ReactServer['renderToString']>,
  {app, collected}: Attempt<Collected>,
): {readonly html: string; readonly collected: Collected} | undefined {
  try {
    const html = renderToString(app);
    return html.includes(unfinishedBoundary) ? undefined : {html, collected};
  } catch {
    // A component suspended outside of a boundary, or threw. The stream waits for suspended components, and reports an
    // error with its component stack.
    return undefined;
  }
}

async function renderAsStream<Collected>(
  renderToReadableStream: ReactServer['renderToReadableStream'],
  {app, collected}: Attempt<Collected>,
): Promise<{readonly html: string; readonly collected: Collected}> {
  let failure: PageRenderError | undefined;
  const onError = (error: unknown, info?: ErrorInfo) => {
    failure ??= new PageRenderError(error, info?.componentStack ?? undefined);
  };
  try {
    // With a finite chunk size, React would put large parts at the end of the HTML, and a script would move them to
    // their place.
    const stream = await renderToReadableStream(app, {
      onError,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    await stream.allReady;
    const html = await new Response(stream).text();
    if (!failure) return {html, collected};
  } catch (error) {
    failure ??= new PageRenderError(error, undefined);
  }
  throw failure;
}
