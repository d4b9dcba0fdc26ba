import type {ThemeConfig} from '@lectern/preset-classic';
import {addresses} from './addresses';
import {baseUrl} from './baseUrl';

export const footer: NonNullable<ThemeConfig['footer']> = {
  style: 'dark',
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'Introduction', to: 'docs'},
        {label: 'Installation', to: 'docs/installation'},
        {label: 'Migration from v1 to v2', to: 'docs/migration'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Help', to: '/community/support'},
        {label: 'Feature Requests', to: '/feature-requests'},
        {label: 'Team', to: '/community/team'},
        {label: 'Contributing', to: '/community/contributing'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'News', to: '/news'},
        {label: 'Blog', to: 'blog'},
        {label: 'Changelog', to: '/changelog'},
        {label: 'Repository', href: addresses.repository},
        {label: 'Release process', to: '/community/release-process'},
        {
          html: `<a href="${baseUrl}" aria-label="Built with Lectern"><img src="${baseUrl}img/badge.svg" alt="Built with Lectern" width="114" height="51" loading="lazy" /></a>`,
        },
      ],
    },
    {
      title: 'Legal',
      items: [
        {label: 'Privacy', href: addresses.legal.privacy},
        {label: 'Terms', href: addresses.legal.terms},
        {label: 'Data Policy', href: addresses.legal.data},
        {label: 'Cookie Policy', href: addresses.legal.cookies},
      ],
    },
  ],
  logo: {src: 'img/lectern-dark.svg', alt: 'Lectern', href: baseUrl, width: 64, height: 64},
  copyright: `Copyright © ${new Date().getUTCFullYear()} The Lectern authors. MIT licensed.`,
};
