/** React's own file, without the renderers that it comes with. */
declare module '@generated/react-dom-stream' {
  export const renderToReadableStream: typeof import('react-dom/server').renderToReadableStream;
}
