// An ES module that uses names of CommonJS, which the loader of Docusaurus defines.
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
