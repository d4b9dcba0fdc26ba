// Placeholder that the build replaces by the hash of the site's scripts.
const SITE_CODE = '__LECTERN_CODE__';

/**
 * Text that the pages and payloads (JSON data of pages) of this build contain. Pages and payloads of another build do
 * not work with the scripts of this build.
 */
const BUILD_MARK = `"code":"${SITE_CODE}"`;

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/**
 * Returns `true` if a response is part of this worker's build. During a deployment, a server may already send files of
 * the next build.
 */
export async function belongsToBuild(url: URL, response: Response): Promise<boolean> {
  if (!isPage(response) && !url.pathname.endsWith('.payload.json')) return true;
  const isPageFile = /\/$|\.html$/.test(url.pathname) || !/\.\w+$/.test(url.pathname);
  // Hosts for single-page apps answer each missing file with an HTML page.
  if (isPage(response) && !isPageFile) return false;
  return (await response.clone().text()).includes(BUILD_MARK);
}
