/** Base URL of the site, for raw HTML, in which links do not get it automatically. */
export const baseUrl = process.env.BASE_URL ?? '/';
