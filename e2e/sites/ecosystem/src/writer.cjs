const fs = require('node:fs');
const path = require('node:path');
const {setTimeout} = require('node:timers/promises');

/** Plugin that writes documents before the docs plugin reads them, as plugins that document source code do. */
module.exports = async ({siteDir}) => {
  const write = (name, text) => {
    const file = path.join(siteDir, 'docs/written', `${name}.md`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  };
  await setTimeout(50);
  write('created', '# Created\n\nWritten while plugins are made.\n');
  return {
    name: 'writer',
    loadContent() {
      write('loaded', '# Loaded\n\nWritten while content is loaded.\n');
    },
  };
};
