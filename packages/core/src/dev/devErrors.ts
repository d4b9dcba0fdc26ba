import {SiteError} from '../errors/SiteError.js';
import type {PageFailure} from '../render/RenderJob.js';
import type {DevError} from '../shared/devEvents.js';

interface Located {
  readonly code?: unknown;
  readonly file?: unknown;
  readonly line?: unknown;
  readonly column?: unknown;
  readonly frame?: unknown;
  readonly hint?: unknown;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Any thrown value, as the overlay shows it. */
export function devError(error: unknown): DevError {
  if (error instanceof SiteError) {
    return {code: error.code, message: error.message, ...error.place, hint: error.hint};
  }
  const located = (typeof error === 'object' && error !== null ? error : {}) as Located;
  return {
    code: text(located.code) ?? 'ERROR',
    message: error instanceof Error ? error.message : String(error),
    file: text(located.file),
    line: count(located.line),
    column: count(located.column),
    frame: text(located.frame) ?? (located.code ? undefined : (error as Error | undefined)?.stack),
    hint: text(located.hint),
  };
}

/** Rebuilds what a page threw on the render thread. */
export function thrownBy(failure: PageFailure): Error {
  return Object.assign(new Error(failure.message), {
    stack: failure.stack,
    componentStack: failure.componentStack,
  });
}
