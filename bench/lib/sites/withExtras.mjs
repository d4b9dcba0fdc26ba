// Lectern sites with the plugins for images, sitemap, redirects and offline mode.
import fs from 'node:fs';
import path from 'node:path';
import {asModule, writeFiles} from '../files.mjs';
import {siteConfig} from './docusaurus.mjs';
import {lectern} from './lectern.mjs';

function withConfig(name, change, files = () => ({})) {
  return {
    ...lectern,
    name,
    write(folder, sections) {
      lectern.write(folder, sections);
      writeFiles(folder, {'docusaurus.config.mjs': asModule(change(siteConfig(false))), ...files()});
    },
  };
}

/** A site with a page of photos. @param isIdeal - `true` to resize the photos with the image plugin */
export function withPhotos({folder, count, isIdeal}) {
  const name = isIdeal ? 'lectern-ideal-images' : 'lectern-images';
  const plugins = isIdeal ? [['ideal-image', {quality: 70, min: 640, max: 1030, steps: 2}]] : [];
  const tool = withConfig(name, (config) => ({...config, plugins}));
  const names = Array.from({length: count}, (_photo, at) => `${at + 1}.jpg`);
  return {
    ...tool,
    write(site, sections) {
      tool.write(site, sections);
      const text = names.map((file) => `![Photograph ${file}](./photos/${file})\n`).join('\n');
      writeFiles(site, {'docs/photographs.md': `# Photographs\n\n${text}`});
      const target = path.join(site, 'docs/photos');
      fs.mkdirSync(target, {recursive: true});
      for (const file of names) fs.linkSync(path.join(folder, file), path.join(target, file));
    },
  };
}

export function withOffline(isOffline) {
  const name = isOffline ? 'lectern-offline' : 'lectern-online';
  return withConfig(name, (config) => ({...config, plugins: isOffline ? ['pwa'] : []}));
}

/** File in the site folder to which a build writes the seconds that each plugin took. */
export const TIMES_FILE = 'times.json';

/**
 * Source of a plugin that measures, after the build: the sitemap plugin, the redirect plugin for 1% and for all of the
 * pages, and, for comparison, writing as many files without a plugin.
 */
const timedPlugins = `import fs from 'node:fs';
import path from 'node:path';
import createRedirects, {validateOptions as redirectOptions} from '@lectern/plugin-client-redirects';
import createSitemap, {validateOptions as sitemapOptions} from '@lectern/plugin-sitemap';

const validate = (schema, options) => schema.parse(options);

export default function timedPlugins(context) {
  const redirects = (options) =>
    createRedirects(context, redirectOptions({validate, options}));
  const isOneInHundred = () => {
    let count = 0;
    return () => (count += 1) % 100 === 0;
  };
  const few = isOneInHundred();
  const jobs = {
    sitemap: createSitemap(context, sitemapOptions({validate, options: {}})),
    someRedirects: redirects({createRedirects: (to) => (few() ? ['/some' + to] : [])}),
    allRedirects: redirects({createRedirects: (to) => ['/all' + to]}),
  };
  return {
    name: 'timed-plugins',
    async postBuild(props) {
      const times = {};
      for (const [name, plugin] of Object.entries(jobs)) {
        const start = performance.now();
        await plugin.postBuild(props);
        times[name] = (performance.now() - start) / 1000;
      }
      const html = fs.readFileSync(path.join(props.outDir, 'all/index.html'));
      const start = performance.now();
      for (const route of props.routesPaths) {
        const folder = path.join(props.outDir, 'bare', route);
        fs.mkdirSync(folder, {recursive: true});
        fs.writeFileSync(path.join(folder, 'index.html'), html);
      }
      times.bareFiles = (performance.now() - start) / 1000;
      fs.writeFileSync(path.join(context.siteDir, ${JSON.stringify(TIMES_FILE)}), JSON.stringify(times));
    },
  };
}
`;

export function withTimedPlugins() {
  return withConfig(
    'lectern-site-files',
    (config) => ({...config, plugins: ['./timedPlugins.mjs']}),
    () => ({'timedPlugins.mjs': timedPlugins}),
  );
}
