type Action = 'safe' | 'unsafe' | 'forbidden';

interface SwizzleComponent {
  readonly actions: {readonly wrap: Action; readonly eject: Action};
  readonly description: string;
}

/** Both actions are safe: the props of these components do not change within a major version. */
const safe: {readonly [component: string]: string} = {
  'Admonition/Layout': 'The frame that all kinds of admonitions share.',
  'Admonition/Type/Caution': 'An admonition of the type "caution".',
  'Admonition/Type/Danger': 'An admonition of the type "danger".',
  'Admonition/Type/Info': 'An admonition of the type "info".',
  'Admonition/Type/Note': 'An admonition of the type "note".',
  'Admonition/Type/Tip': 'An admonition of the type "tip".',
  'Admonition/Type/Warning': 'An admonition of the type "warning".',
  'Admonition/Icon/Danger': 'The icon of admonitions of the type "danger".',
  'Admonition/Icon/Info': 'The icon of admonitions of the type "info".',
  'Admonition/Icon/Note': 'The icon of admonitions of the type "note".',
  'Admonition/Icon/Tip': 'The icon of admonitions of the type "tip".',
  'Admonition/Icon/Warning': 'The icon of admonitions of the type "warning".',
  CodeBlock: 'Shows a block of code.',
  ColorModeToggle: 'The button that switches between light, dark and system mode.',
  DocCardList: 'A grid of cards: those of the current category unless items are given.',
  Footer: 'The footer of every page.',
  'Footer/Copyright': 'The copyright line of the footer.',
  'Footer/Layout': 'The frame of the footer: links, logo, copyright.',
  'Footer/LinkItem': 'One link of the footer.',
  'Footer/Links': 'The links of the footer, in columns or in one row.',
  'Footer/Links/MultiColumn': 'The links of the footer in titled columns.',
  'Footer/Links/Simple': 'The links of the footer in one row.',
  'Footer/Logo': 'The logo of the footer.',
  'Icon/Arrow': 'The arrow icon.',
  'Icon/DarkMode': 'The icon of dark mode.',
  'Icon/Edit': 'The icon of the edit link.',
  'Icon/LightMode': 'The icon of light mode.',
  'Icon/Menu': 'The icon of the menu button.',
  'Icon/SystemColorMode': 'The icon of system mode.',
  MDXContent: 'Wraps all Markdown content and gives it its components.',
  'MDXComponents/A': 'Links in Markdown.',
  'MDXComponents/Code': 'Code in Markdown, in a line or as a block.',
  'MDXComponents/Details': 'Collapsible blocks in Markdown.',
  'MDXComponents/Heading': 'Headings in Markdown.',
  'MDXComponents/Img': 'Images in Markdown.',
  'MDXComponents/Input': 'The checkboxes of task lists in Markdown.',
  'MDXComponents/Li': 'List items in Markdown.',
  'MDXComponents/Pre': 'Preformatted text in Markdown; passes code blocks through.',
  'MDXComponents/Table': 'Tables in Markdown.',
  'MDXComponents/Ul': 'Unordered lists in Markdown.',
  NotFound: 'The page for unknown addresses.',
  SearchBar: 'The search box of the navbar; empty without a search theme.',
  SkipToContent: 'The link that takes keyboard users past the navigation.',
  UntranslatedNotice: 'The notice above a page that is shown in the default language.',
};

/** Registries: meant to be ejected, with nothing to wrap. */
const registries: {readonly [component: string]: string} = {
  'Admonition/Icon': 'The folder of admonition icons.',
  'Admonition/Type': 'The folder of admonition types.',
  'Admonition/Types': 'The components of all admonition types, by keyword.',
  MDXComponents: 'The components that Markdown content may use, by name.',
  'NavbarItem/ComponentTypes': 'The components of all navbar item types; add your own here.',
  'prism-include-languages': 'Adds languages to the code highlighter.',
};

/** Folders without a component of their own. */
const folders: {readonly [component: string]: readonly [wrap: Action, eject: Action]} = {
  Blog: ['forbidden', 'forbidden'],
  'Blog/Components': ['forbidden', 'forbidden'],
  'Blog/Pages': ['forbidden', 'forbidden'],
  'DocBreadcrumbs/Items': ['forbidden', 'unsafe'],
  'DocItem/TOC': ['forbidden', 'forbidden'],
  Icon: ['forbidden', 'forbidden'],
  'Icon/Socials': ['forbidden', 'forbidden'],
};

function entries(
  source: {readonly [component: string]: string},
  wrap: Action,
  eject: Action,
): [string, SwizzleComponent][] {
  return Object.entries(source).map(([name, description]) => [name, {actions: {wrap, eject}, description}]);
}

/** What `site swizzle` may do with which component. What is not listed is unsafe. */
export function getSwizzleConfig(): {readonly components: {readonly [component: string]: SwizzleComponent}} {
  const folderEntries = Object.entries(folders).map(([name, [wrap, eject]]): [string, SwizzleComponent] => [
    name,
    {actions: {wrap, eject}, description: 'A folder of components.'},
  ]);
  return {
    components: Object.fromEntries([
      ...entries(safe, 'safe', 'safe'),
      ...entries(registries, 'forbidden', 'safe'),
      ...folderEntries,
    ]),
  };
}
