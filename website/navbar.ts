import type {ThemeConfig} from '@lectern/preset-classic';
import {addresses} from './addresses';
import archivedVersions from './archivedVersions.json';

const ARCHIVES_IN_DROPDOWN = 5;
const separator = {type: 'html', value: '<hr class="dropdown-separator" />'};

const archives = [...archivedVersions.slice(0, ARCHIVES_IN_DROPDOWN), '1.x.x'].map((version) => ({
  label: version,
  href: addresses.archive(version),
}));

export const navbar: NonNullable<ThemeConfig['navbar']> = {
  title: 'Lectern',
  hideOnScroll: true,
  logo: {src: 'img/lectern.svg', srcDark: 'img/lectern-dark.svg', alt: '', width: 32, height: 32},
  items: [
    {type: 'doc', position: 'left', docId: 'introduction', label: 'Docs'},
    {type: 'docSidebar', position: 'left', sidebarId: 'api', label: 'API'},
    {to: 'blog', label: 'Blog', position: 'left'},
    {to: 'showcase', label: 'Showcase', position: 'left'},
    {to: '/community/support', label: 'Community', position: 'left', activeBaseRegex: '/community/'},
    // Draft: the item exists only in development.
    {type: 'doc', docId: 'test-draft', docsPluginId: 'docs-tests', label: 'Tests', position: 'left'},
    {type: 'custom-dogfood-navbar-item', position: 'left', content: '😉'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownActiveClassDisabled: true,
      dropdownItemsAfter: [
        separator,
        {type: 'html', className: 'dropdown-heading', value: '<b>Archived versions</b>'},
        ...archives,
        separator,
        {label: 'All versions', to: '/versions'},
      ],
    },
    {
      type: 'localeDropdown',
      position: 'right',
      dropdownItemsAfter: [separator, {label: 'Help Us Translate', href: addresses.translating}],
    },
    {
      href: addresses.repository,
      position: 'right',
      className: 'header-repository-link',
      'aria-label': 'Repository',
    },
  ],
};
