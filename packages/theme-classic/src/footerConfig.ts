import {linkHtml, linkUrl} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import {logoSchema, parseNested} from './navbarConfig.js';

const linkItem = z
  .looseObject({
    label: z.string().optional(),
    to: linkUrl.optional(),
    href: linkUrl.optional(),
    html: linkHtml.optional(),
    prependBaseUrlToHref: z.boolean().optional(),
    className: z.string().optional(),
  })
  .check((ctx) => {
    const {label, to, href, html} = ctx.value;
    const fail = (message: string) => ctx.issues.push({code: 'custom', input: ctx.value, message});
    const targets = [to, href, html].filter((value) => value !== undefined).length;
    if (targets !== 1) fail('needs exactly one of "to", "href" and "html".');
    else if (html !== undefined && label !== undefined)
      fail('has both "html" and "label": HTML brings its own text.');
    else if (html === undefined && label === undefined) fail('needs a "label".');
  });

const column = z.strictObject({
  title: z.string().nullable().default(null),
  className: z.string().optional(),
  items: z.array(linkItem),
});

/**
 * Schema of `footer.links`: all entries are columns (with "items"), or all are links. Reports only issues of the form
 * that the site uses.
 */
const links = z
  .array(z.looseObject({}, {error: 'must be an object: a column with items, or a link.'}))
  .transform((entries, ctx): unknown[] => {
    const columns = entries.filter((entry) => 'items' in entry).length;
    if (columns !== 0 && columns !== entries.length) {
      ctx.issues.push({
        code: 'custom',
        input: entries,
        message: 'mixes columns and single links: give every entry "items", or none.',
      });
      return z.NEVER;
    }
    return parseNested(z.array(columns === 0 ? linkItem : column), entries, ctx);
  });

export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  logo: logoSchema.optional(),
  copyright: linkHtml.optional(),
  links: links.default([]),
});
