import {writeFiles} from '../files.mjs';

/**
 * Hugo with a minimal template and no script. It shows the speed of native code; unlike the themes of other tools, it
 * has no features.
 */
export const hugo = {
  name: 'hugo',
  flavor: 'hugo',
  command: 'hugo',
  docsFolder: 'content/docs',
  write(folder, sections) {
    writeFiles(folder, {
      'config.json': {
        baseURL: '/',
        title: 'Benchmark',
        disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap'],
        markup: {goldmark: {renderer: {unsafe: true}}, highlight: {noClasses: false}},
      },
      'content/_index.md': '---\ntitle: Benchmark\n---\n\nBenchmark\n',
      'layouts/_default/baseof.html': base,
      'layouts/_default/single.html': single,
      'layouts/_default/list.html': single,
      'layouts/partials/sidebar.html': sidebarTemplate(sections),
      'layouts/shortcodes/admonition.html':
        '<div class="admonition {{ .Get 0 }}">\n\n**{{ .Get 0 | title }}**\n\n{{ .Inner }}\n\n</div>\n',
      'static/style.css':
        'body{display:grid;grid-template-columns:300px 1fr;max-width:1300px;margin:auto;font:16px/1.6 sans-serif}\n',
    });
  },
  build: () => ['--destination', 'public'],
  outFolder: 'public',
  caches: ['resources'],
  docUrl: (page) => `/docs/${page.rel}/`,
};

const base = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}">
<link rel="stylesheet" href="/style.css"></head>
<body><nav>{{ partialCached "sidebar.html" . }}</nav><main>{{ block "main" . }}{{ end }}</main></body>
</html>
`;

const single = `{{ define "main" }}<h1>{{ .Title }}</h1>
{{ .TableOfContents }}
{{ .Content }}
{{ with site.RegularPages.Prev . }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with site.RegularPages.Next . }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ end }}
`;

function sidebarTemplate(sections) {
  const group = (title, content) => `<details><summary>${title}</summary>${content}</details>`;
  const link = (page) => `<a href="/docs/${page.rel}/">${page.title}</a>`;
  return sections
    .map(({title, folders}) =>
      group(
        title,
        folders.map((folder) => group(folder.title, folder.pages.map(link).join('\n'))).join('\n'),
      ),
    )
    .join('\n');
}
