import UntranslatedNotice from '@theme/UntranslatedNotice';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';

test('the notice names the language of the text, in a note', () => {
  const html = renderOnServer(<UntranslatedNotice metadata={{contentLocale: 'fr'}} />);
  expect(html).toContain('role="note"');
  expect(html).toContain('theme-untranslated-notice');
  expect(html).toContain('<span lang="fr">fr</span>');
});

test('there is none where the text is in the language of the page, or where the site wants none', () => {
  expect(renderOnServer(<UntranslatedNotice metadata={{}} />)).toBe('');
  const off = {themeConfig: {untranslatedNotice: false}};
  expect(renderOnServer(<UntranslatedNotice metadata={{contentLocale: 'fr'}} />, '/', off)).toBe('');
});
