/** Where the site lives on its host, for the raw HTML that nobody else adds it to. */
export const baseUrl = process.env.BASE_URL ?? '/';
