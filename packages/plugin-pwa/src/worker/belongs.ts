// Replaced by the build when all files are listed.
const SITE_CODE = '__LECTERN_CODE__';

/** How a page or a payload names its build; one of another build does not work with the scripts of this one. */
const BUILD_MARK = `"code":"${SITE_CODE}"`;

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/**
 * Checks that a response is part of the build of this worker. While a site is being replaced, a server may answer with files of
 * the next build.
 */
export async function belongsToBuild(url: URL, response: Response): Promise<boolean> {
  if (!isPage(response) && !url.pathname.endsWith('.payload.json')) return true;
  const isPageFile = /\/$|\.html$/.test(url.pathname) || !/\.\w+$/.test(url.pathname);
  // Hosts made for single-page apps answer every unknown path with a page.
  if (isPage(response) && !isPageFile) return false;
  return (await response.clone().text()).includes(BUILD_MARK);
}
