export const navbar = {
  title: 'Check',
  items: [
    {to: '/docs/intro', label: 'Docs'},
    {to: '/nowhere', label: 'Gone'},
    {href: 'pathname:///app/', label: 'App'},
    {type: 'localeDropdown', position: 'right'},
  ],
};
