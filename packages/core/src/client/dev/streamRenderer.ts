import './arrayBufferDetached.js';

export {renderToReadableStream} from '@generated/react-dom-stream';

/** Not here: whoever renders falls back to a stream. */
export function renderToString(): never {
  throw new Error('Pages are rendered as streams in development.');
}
