import * as core from '@docusaurus/core';

export default function peer() {
  return {
    name: 'peer',
    injectHtmlTags: () => ({headTags: [`<meta name="core" content="${typeof core.build}">`]}),
  };
}
