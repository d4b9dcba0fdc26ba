import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {generateModule} from './generateModule.js';

test('the text of a generated module is the same in all folders', () => {
  const texts = [tempSite({}), path.join(tempSite({}), 'deeper')].map((siteDir) => {
    const file = generateModule(
      {generatedFilesDir: path.join(siteDir, '.site')},
      {
        plugin: 'theme',
        name: 'provider.js',
        text: (requestOf) =>
          ['node_modules/a/index.js', '.site/theme/inner/b.js']
            .map((name) => `import ${JSON.stringify(requestOf(path.join(siteDir, name)))};\n`)
            .join(''),
      },
    );
    expect(file).toBe(path.join(siteDir, '.site/theme/provider.js'));
    return fs.readFileSync(file, 'utf8');
  });
  expect(texts[0]).toBe('import "../../node_modules/a/index.js";\nimport "./inner/b.js";\n');
  expect(texts[1]).toBe(texts[0]);
});
