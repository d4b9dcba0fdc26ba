/** A remark plugin in the config. Its function cannot be sent to another process, so each process loads this file. */
function shout() {
  const visit = (node) => {
    if (node.type === 'text') node.value = node.value.replaceAll('whisper', 'SHOUT');
    for (const child of node.children ?? []) visit(child);
  };
  return visit;
}

export default {
  title: 'Options',
  url: 'https://example.com',
  baseUrl: '/base/',
  trailingSlash: false,
  noIndex: true,
  i18n: {defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: {fr: {htmlLang: 'fr-CA'}}},
  ssrTemplate: `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>><head><meta name="template" content="mine"><% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }) %><%~ it.headTags %><% it.stylesheets.forEach((href) => { %><link rel="stylesheet" href="<%= href %>"><% }) %></head>
<body <%~ it.bodyAttributes %>><%~ it.preBodyTags %><div id="__docusaurus"><%~ it.appHtml %></div><%~ it.postBodyTags %></body></html>`,
  future: {v4: {useCssCascadeLayers: true}},
  presets: [
    ['classic', {docs: {remarkPlugins: [shout]}, blog: false, theme: {customCss: './src/css/custom.css'}}],
  ],
  themeConfig: {
    navbar: {
      title: 'Options',
      items: [
        {type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
};
