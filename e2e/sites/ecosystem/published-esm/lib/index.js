// An ES module that uses variables of CommonJS (`__dirname` …), which Docusaurus' loader defines in ES modules too.
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import {badgeFile} from './badge';

const {version} = require('../package.json');

export default function pluginPublishedEsm() {
  return {
    name: 'docusaurus-plugin-published-esm',
    getClientModules: () => [path.resolve(__dirname, './client')],
    contentLoaded({actions}) {
      actions.setGlobalData({
        version,
        file: path.basename(__filename),
        badge: badgeFile(),
        url: normalizeUrl(['/a/', 'b']),
      });
    },
  };
}
