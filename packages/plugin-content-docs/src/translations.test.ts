import {expect, test} from 'vitest';
import {publishSite} from '../test/testSite.js';
import {docsTranslationFiles, translateDocs} from './translations.js';

test('labels of versions and sidebars can be translated', async () => {
  const {content} = await publishSite('basic', {sidebarPath: './sidebars.ts'});
  const [file] = docsTranslationFiles(content);
  expect(file?.path).toBe('current');
  const messages = Object.fromEntries(
    Object.entries(file?.content ?? {}).map(([id, {message}]) => [id, message]),
  );
  expect(messages).toEqual({
    'version.label': 'Next',
    'sidebar.docs.category.Guides': 'Guides',
    'sidebar.docs.category.Guides.link.generated-index.description': 'All guides',
    'sidebar.docs.category.Advanced things': 'Advanced things',
    'sidebar.docs.doc.Configure it': 'Configure it',
    'sidebar.docs.category.Reference': 'Reference',
    'sidebar.docs.link.Elsewhere': 'Elsewhere',
  });
  const translated = translateDocs(content, [
    {
      path: 'current',
      content: {'version.label': {message: 'Suivante'}, 'sidebar.docs.category.Guides': {message: 'Manuels'}},
    },
  ]);
  expect(translated.loadedVersions[0]).toMatchObject({
    label: 'Suivante',
    sidebars: {docs: [{}, {label: 'Manuels'}, {label: 'Reference'}, {}]},
  });
});
