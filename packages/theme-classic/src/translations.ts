import type {TranslationFile, TranslationMessage} from '@lectern/core';
import type {ClassicThemeConfig} from './themeConfig.js';

type Messages = {readonly [id: string]: TranslationMessage};
type Mutable = Record<string, TranslationMessage>;
type Translator = <T>(id: string, fallback: T) => T | string;

interface LabelledItem {
  readonly label?: string;
  readonly items?: readonly LabelledItem[];
  readonly [key: string]: unknown;
}

type Navbar = {
  readonly title?: string;
  readonly logo?: {readonly alt?: string};
  readonly items: readonly LabelledItem[];
};
type FooterLink = {readonly label?: string};
type FooterColumn = {readonly title: string | null; readonly items: readonly FooterLink[]};
type Footer = {
  readonly copyright?: string;
  readonly logo?: {readonly alt?: string};
  readonly links: readonly (FooterColumn | FooterLink)[];
};

const isColumn = (link: FooterColumn | FooterLink): link is FooterColumn => 'items' in link;

function navbarMessages(navbar: Navbar): Messages {
  const messages: Mutable = {};
  const add = (item: LabelledItem) => {
    if (item.label) {
      messages[`item.label.${item.label}`] = {
        message: item.label,
        description: `Navbar item with label ${item.label}`,
      };
    }
    for (const child of item.items ?? []) add(child);
  };
  for (const item of navbar.items) add(item);
  if (navbar.title) messages.title = {message: navbar.title, description: 'The title in the navbar'};
  if (navbar.logo?.alt)
    messages['logo.alt'] = {message: navbar.logo.alt, description: 'The alt text of navbar logo'};
  return messages;
}

function footerMessages(footer: Footer): Messages {
  const messages: Mutable = {};
  const addLink = ({label}: FooterLink) => {
    if (!label) return;
    messages[`link.item.label.${label}`] = {
      message: label,
      description: `The label of footer link with label=${label}`,
    };
  };
  for (const link of footer.links) {
    if (!isColumn(link)) {
      addLink(link);
      continue;
    }
    if (link.title) {
      messages[`link.title.${link.title}`] = {
        message: link.title,
        description: `The title of the footer links column with title=${link.title} in the footer`,
      };
    }
    link.items.forEach(addLink);
  }
  if (footer.copyright) messages.copyright = {message: footer.copyright, description: 'The footer copyright'};
  if (footer.logo?.alt)
    messages['logo.alt'] = {message: footer.logo.alt, description: 'The alt text of footer logo'};
  return messages;
}

/** Translation files for the texts of `themeConfig`: navbar.json, and footer.json if the site has a footer. */
export function themeTranslationFiles(themeConfig: ClassicThemeConfig): TranslationFile[] {
  const navbar = themeConfig.navbar as Navbar;
  const footer = themeConfig.footer as Footer | undefined;
  return [
    {path: 'navbar', content: navbarMessages(navbar)},
    ...(footer ? [{path: 'footer', content: footerMessages(footer)}] : []),
  ];
}

function translatorOf(files: readonly TranslationFile[], path: string): Translator {
  const content = files.find((file) => file.path === path)?.content ?? {};
  return (id, fallback) => content[id]?.message ?? fallback;
}

function translateLogo<Logo extends {readonly alt?: string}>(
  logo: Logo | undefined,
  t: Translator,
): Logo | undefined {
  return logo?.alt ? {...logo, alt: t('logo.alt', logo.alt)} : logo;
}

function translateNavbar(navbar: Navbar, t: Translator): Navbar {
  const translateItem = (item: LabelledItem): LabelledItem => ({
    ...item,
    ...(item.label && {label: t(`item.label.${item.label}`, item.label)}),
    ...(item.items && {items: item.items.map(translateItem)}),
  });
  return {
    ...navbar,
    ...(navbar.title && {title: t('title', navbar.title)}),
    ...(navbar.logo && {logo: translateLogo(navbar.logo, t)}),
    items: navbar.items.map(translateItem),
  } as Navbar;
}

function translateFooter(footer: Footer, t: Translator): Footer {
  const translateLink = (link: FooterLink): FooterLink =>
    link.label ? {...link, label: t(`link.item.label.${link.label}`, link.label)} : link;
  return {
    ...footer,
    ...(footer.copyright && {copyright: t('copyright', footer.copyright)}),
    ...(footer.logo && {logo: translateLogo(footer.logo, t)}),
    links: footer.links.map((link) =>
      isColumn(link)
        ? {
            ...link,
            title: link.title && t(`link.title.${link.title}`, link.title),
            items: link.items.map(translateLink),
          }
        : translateLink(link),
    ),
  } as Footer;
}

/** Returns the configuration with translated texts. A text for which the files have no message is unchanged. */
export function translateThemeConfig(
  themeConfig: ClassicThemeConfig,
  files: readonly TranslationFile[],
): ClassicThemeConfig {
  const {navbar, footer} = themeConfig;
  return {
    ...themeConfig,
    navbar: translateNavbar(navbar as Navbar, translatorOf(files, 'navbar')) as typeof navbar,
    ...(footer && {
      footer: translateFooter(footer as Footer, translatorOf(files, 'footer')) as typeof footer,
    }),
  };
}
