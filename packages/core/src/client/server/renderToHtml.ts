import type {ErrorInfo, ReactElement} from 'react';
import type {PageRenderFailure, ReactServer} from '../renderTypes.js';

/** A component threw while a page was rendered. */
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

/** Output of React for a boundary that was not finished: something suspended, or threw. */
const unfinishedBoundary = '<!--$!-->';

/**
 * Renders at once where nothing waits for data, which is twice as fast, else as a stream that is read when all has arrived.
 *
 * @param prepare - called for each attempt: what the first one collected is void when there is a second
 * @throws {PageRenderError}
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
    // Something suspended outside of a boundary, or threw: the stream waits for the first, and has the stack of the second.
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
    // Without a limit nothing is moved behind the page, to be put in its place by a script.
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
