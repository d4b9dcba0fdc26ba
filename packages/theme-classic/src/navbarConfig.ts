import {didYouMean, isRecord, linkHtml, linkUrl} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import type {NavbarItem} from '@lectern/theme-common';

const LINK_TYPES = ['default', 'doc', 'docSidebar', 'docsVersion', 'html'] as const;
const DROPDOWN_TYPES = ['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'] as const;

const base = {
  className: z.string().optional(),
  label: z.string().optional(),
  html: linkHtml.optional(),
};

/**
 * Schema of a navbar item with the given fields and those that every type has. Rejects "label" together with "html".
 */
function item<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z
    .looseObject({...base, ...shape})
    .refine(({label, html}) => label === undefined || html === undefined, {
      path: ['html'],
      error: 'cannot stand beside "label": an item shows either text or HTML.',
      // After this mistake, the link target is not checked, so that one mistake makes one message.
      abort: true,
    });
}

const linkTarget = linkUrl.optional();
const pluginId = {docsPluginId: z.string().optional()};

const defaultItem = item({
  to: linkTarget,
  href: linkTarget,
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().refine(isRegex, {error: 'must be a regular expression, as text.'}).optional(),
  prependBaseUrlToHref: z.boolean().optional(),
})
  .refine(({to, href}) => to !== undefined || href !== undefined, {
    error: 'needs a target: "to" for a page of this site, or "href" for another one.',
  })
  .refine(({to, href}) => to === undefined || href === undefined, {
    error: 'has both "to" and "href": keep "to" for a page of this site, or "href" for another one.',
  });

function isRegex(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

const subItems = z.lazy(() => z.array(dropdownItemSchema));
const extraItems = {
  dropdownItemsBefore: subItems.default([]),
  dropdownItemsAfter: subItems.default([]),
};

const versionNames = z.union(
  [z.array(z.string()).min(1), z.record(z.string(), z.strictObject({label: z.string().optional()}))],
  {error: 'must be a list of version names, or an object from names to {label}.'},
);

const schemas: {readonly [type: string]: z.ZodType} = {
  default: defaultItem,
  dropdown: item({to: linkTarget, items: subItems}),
  doc: item({docId: z.string(), ...pluginId}),
  docSidebar: item({sidebarId: z.string(), ...pluginId}),
  docsVersion: item({to: linkTarget, ...pluginId}),
  docsVersionDropdown: item({
    ...pluginId,
    ...extraItems,
    dropdownActiveClassDisabled: z.boolean().optional(),
    versions: versionNames.optional(),
  }),
  localeDropdown: item({...extraItems, queryString: z.string().optional()}),
  search: z.strictObject({
    type: z.literal('search'),
    position: z.enum(['left', 'right']).optional(),
    className: z.string().optional(),
  }),
  html: item({value: linkHtml}),
};

function typeOf(input: {readonly type?: unknown; readonly items?: unknown}): string {
  if (input.type === undefined) return input.items === undefined ? 'default' : 'dropdown';
  return String(input.type);
}

/** Parses a value inside of a transformation of a schema. Adds the issues to that schema, below `path`. */
export function parseNested<Output>(
  schema: z.ZodType<Output>,
  input: unknown,
  ctx: z.core.$RefinementCtx,
  path: readonly PropertyKey[] = [],
): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    // A reported issue has all fields that a raw issue needs. The types differ only in optional fields.
    ctx.issues.push({...issue, path: [...path, ...issue.path]} as z.core.$ZodRawIssue);
  }
  return z.NEVER;
}

/**
 * Parses a navbar item with the schema of its type. A union of the schemas would report the issues of all types.
 *
 * @param allowed - returns an error message if a type is not allowed in this place
 */
function checkByType(
  input: unknown,
  ctx: z.core.$RefinementCtx,
  allowed: (type: string) => string | undefined,
): unknown {
  const fail = (message: string, path: PropertyKey[] = []) => {
    ctx.issues.push({code: 'custom', message, input, path});
    return z.NEVER;
  };
  if (!isRecord(input)) return fail('must be an object that describes a navbar item.');
  const type = typeOf(input);
  const objection = allowed(type);
  if (objection !== undefined) return fail(objection, ['type']);
  if (type.startsWith('custom-')) return input;
  const schema = schemas[type];
  if (schema === undefined) {
    const known = Object.keys(schemas);
    return fail(
      `No NavbarItem component found for type "${type}".${didYouMean(type, known)} Known types are ${known.join(', ')}, ` +
        'and "custom-…" for those that the site adds to @theme/NavbarItem/ComponentTypes.',
      ['type'],
    );
  }
  return parseNested(schema, input, ctx);
}

const dropdownItemSchema: z.ZodType = z
  .unknown()
  .transform((input, ctx) =>
    checkByType(input, ctx, (type) =>
      DROPDOWN_TYPES.some((dropdown) => dropdown === type)
        ? `"${type}" cannot stand inside a dropdown: nested dropdowns are not allowed. ` +
          `Use one of ${LINK_TYPES.join(', ')}.`
        : undefined,
    ),
  );

const position = z.enum(['left', 'right']).default('left');

/** One entry of `navbar.items`; its `position` is "left" by default. */
export const navbarItemSchema = z.custom<NavbarItem>().transform((input, ctx) => {
  const checked = checkByType(input, ctx, () => undefined);
  if (!isRecord(checked)) return checked;
  return {...checked, position: parseNested(position, checked.position, ctx, ['position'])};
});

const size = z.union([z.string(), z.number()]);

export const logoSchema = z.strictObject({
  src: z.string(),
  alt: z.string().optional(),
  srcDark: z.string().optional(),
  href: linkTarget,
  target: z.string().optional(),
  width: size.optional(),
  height: size.optional(),
  style: z.looseObject({}).optional(),
  className: z.string().optional(),
});

export const navbarSchema = z.strictObject({
  title: z.string().optional(),
  logo: logoSchema.optional(),
  items: z.array(navbarItemSchema).default([]),
  hideOnScroll: z.boolean().default(false),
  style: z.enum(['dark', 'primary']).optional(),
  links: z.undefined({error: 'no longer exists: it is called navbar.items now.'}).optional(),
});
