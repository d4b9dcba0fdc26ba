/**
 * Returns true if a request prefers Markdown to HTML, as those of programs do. Browsers never name this media type.
 *
 * @param accept - value of the request header `Accept`
 */
export function wantsMarkdown(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    return {type, quality: quality === undefined ? 1 : Number(quality)};
  });
  const qualityOf = (name: string) => types.find(({type}) => type === name)?.quality ?? 0;
  const markdown = qualityOf('text/markdown');
  return markdown > 0 && markdown >= qualityOf('text/html');
}
