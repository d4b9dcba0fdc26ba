/** URLs of documents that are prefetched. */
// Module state: the list of one document, for as long as the document is open.
const requested = new Set<string>();

/** Fetches a document in advance, with low priority; each document only once. */
export function prefetchOnce({href}: URL): void {
  const [url = ''] = href.split('#');
  if (requested.has(url)) return;
  requested.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}
