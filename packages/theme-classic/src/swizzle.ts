type Level = 'unsafe' | 'safe' | 'forbidden';

interface SwizzleFolder {
  readonly actions: {readonly wrap: Level; readonly eject: Level};
  readonly description: string;
}

function folder(eject: Level, description: string): SwizzleFolder {
  return {actions: {wrap: 'forbidden', eject}, description};
}

/**
 * Safety levels of `site swizzle` for folders that are not a component themselves, such as "Admonition/Icon".
 * Components have their level in their own file, after `@swizzle`.
 */
export function getSwizzleConfig(): {readonly components: {readonly [component: string]: SwizzleFolder}} {
  return {
    components: {
      'Admonition/Icon': folder('safe', 'The folder of admonition icons.'),
      'Admonition/Type': folder('safe', 'The folder of admonition types.'),
      Blog: folder('forbidden', 'The folder of pages and components of the blog.'),
      'Blog/Components': folder('forbidden', 'The folder of components of the blog.'),
      'Blog/Pages': folder('forbidden', 'The folder of pages of the blog.'),
      'DocBreadcrumbs/Items': folder('unsafe', 'The folder of the parts of breadcrumbs.'),
      'DocItem/TOC': folder('forbidden', 'The folder of the contents lists of a doc.'),
      Icon: folder('forbidden', 'The folder of icons.'),
      'Icon/Socials': folder('forbidden', 'The folder of icons of social networks.'),
    },
  };
}
