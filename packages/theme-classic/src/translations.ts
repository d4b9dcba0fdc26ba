import type {TranslationFile, TranslationMessage} from '@lectern/core';
import type {NavbarConfig, NavbarItem, NavbarLogo} from '@lectern/theme-common';
import type {ClassicThemeConfig} from './themeConfig.js';

/** Returns the translation of a text of the configuration; `description` explains the text to translators. */
type Translator = (id: string, text: string, description: string) => string;

type FooterLink = {readonly label?: string};
type FooterColumn = {readonly title: string | null; readonly items: readonly FooterLink[]};
type Footer = {
  readonly copyright?: string;
  readonly logo?: NavbarLogo;
  readonly links: readonly (FooterColumn | FooterLink)[];
};

const isColumn = (link: FooterColumn | FooterLink): link is FooterColumn => 'items' in link;

function translateLogo(logo: NavbarLogo, t: Translator, description: string): NavbarLogo {
  return logo.alt ? {...logo, alt: t('logo.alt', logo.alt, description)} : logo;
}

function translateNavbar(navbar: NavbarConfig, t: Translator): NavbarConfig {
  const translateItem = (item: NavbarItem): NavbarItem => ({
    ...item,
    ...(item.label && {
      label: t(`item.label.${item.label}`, item.label, `Navbar item with label ${item.label}`),
    }),
    ...(item.items && {items: item.items.map(translateItem)}),
  });
  return {
    ...navbar,
    items: navbar.items.map(translateItem),
    ...(navbar.title && {title: t('title', navbar.title, 'The title in the navbar')}),
    ...(navbar.logo && {logo: translateLogo(navbar.logo, t, 'The alt text of navbar logo')}),
  };
}

function translateFooter(footer: Footer, t: Translator): Footer {
  const translateLink = (link: FooterLink): FooterLink => {
    const {label} = link;
    if (!label) return link;
    return {
      ...link,
      label: t(`link.item.label.${label}`, label, `The label of footer link with label=${label}`),
    };
  };
  const translateColumn = (column: FooterColumn): FooterColumn => {
    const {title, items} = column;
    const description = `The title of the footer links column with title=${title} in the footer`;
    return {
      ...column,
      title: title && t(`link.title.${title}`, title, description),
      items: items.map(translateLink),
    };
  };
  return {
    ...footer,
    links: footer.links.map((link) => (isColumn(link) ? translateColumn(link) : translateLink(link))),
    ...(footer.copyright && {copyright: t('copyright', footer.copyright, 'The footer copyright')}),
    ...(footer.logo && {logo: translateLogo(footer.logo, t, 'The alt text of footer logo')}),
  };
}

/** Lists the texts that a function passes to its translator, with their descriptions. */
function messagesOf(translate: (t: Translator) => unknown): TranslationFile['content'] {
  const messages: Record<string, TranslationMessage> = {};
  translate((id, message, description) => {
    messages[id] = {message, description};
    return message;
  });
  return messages;
}

/** Parts of `themeConfig` that have texts. The types are right, since the schema of `themeConfig` has checked them. */
function textsOf({navbar, footer}: ClassicThemeConfig) {
  return {navbar: navbar as NavbarConfig, footer: footer as Footer | undefined};
}

/** Translation files for the texts of `themeConfig`: navbar.json, and footer.json if the site has a footer. */
export function themeTranslationFiles(themeConfig: ClassicThemeConfig): TranslationFile[] {
  const {navbar, footer} = textsOf(themeConfig);
  return [
    {path: 'navbar', content: messagesOf((t) => translateNavbar(navbar, t))},
    ...(footer ? [{path: 'footer', content: messagesOf((t) => translateFooter(footer, t))}] : []),
  ];
}

function translatorOf(files: readonly TranslationFile[], path: string): Translator {
  const content = files.find((file) => file.path === path)?.content ?? {};
  return (id, text) => content[id]?.message ?? text;
}

/** Returns the configuration with translated texts. A text for which the files have no message is unchanged. */
export function translateThemeConfig(
  themeConfig: ClassicThemeConfig,
  files: readonly TranslationFile[],
): ClassicThemeConfig {
  const {navbar, footer} = textsOf(themeConfig);
  return {
    ...themeConfig,
    navbar: translateNavbar(navbar, translatorOf(files, 'navbar')) as ClassicThemeConfig['navbar'],
    ...(footer && {
      footer: translateFooter(footer, translatorOf(files, 'footer')) as ClassicThemeConfig['footer'],
    }),
  };
}
