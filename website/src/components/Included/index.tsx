import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Group {
  readonly title: string;
  /** Name of a part → path of the page that describes it. */
  readonly parts: {readonly [name: string]: string};
}

const groups: readonly Group[] = [
  {
    title: 'Write',
    parts: {
      'Markdown and MDX': '/docs/markdown-features/',
      Tabs: '/docs/markdown-features/tabs/',
      Admonitions: '/docs/markdown-features/admonitions/',
      'Code blocks': '/docs/markdown-features/code-blocks/',
      'Math equations': '/docs/markdown-features/math-equations/',
      'Live code': '/docs/api/themes/@docusaurus/theme-live-codeblock/',
    },
  },
  {
    title: 'Organise',
    parts: {
      Sidebars: '/docs/sidebar/',
      Versions: '/docs/versioning/',
      'Several sets of docs': '/docs/docs-multi-instance/',
      'Blog and feeds': '/docs/blog/',
      Translations: '/docs/i18n/introduction/',
      Pages: '/docs/creating-pages/',
    },
  },
  {
    title: 'Make it yours',
    parts: {
      'CSS variables': '/docs/styling-layout/',
      'Your own components': '/docs/swizzling/',
      'Plugins and presets': '/docs/using-plugins/',
      'Remark and rehype': '/docs/markdown-features/plugins/',
      TypeScript: '/docs/typescript-support/',
    },
  },
  {
    title: 'Publish',
    parts: {
      Search: '/docs/search/',
      Sitemap: '/docs/api/plugins/@docusaurus/plugin-sitemap/',
      Redirects: '/docs/api/plugins/@docusaurus/plugin-client-redirects/',
      'Offline use': '/docs/api/plugins/@docusaurus/plugin-pwa/',
      'Responsive images': '/docs/api/plugins/@docusaurus/plugin-ideal-image/',
      'Social images': '/docs/api/plugins/plugin-social-images/',
      Hosting: '/docs/deployment/',
    },
  },
];

/** Lists all parts of Lectern, with links to their documentation. */
export default function Included(): ReactNode {
  return (
    <section className={styles.included} aria-labelledby="included">
      <div className="container">
        <h2 id="included" className={styles.heading}>
          What comes with it
        </h2>
        <div className={styles.groups}>
          {groups.map(({title, parts}) => (
            <div key={title}>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.parts}>
                {Object.entries(parts).map(([name, to]) => (
                  <li key={name}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
