const fs = require('node:fs');
const path = require('node:path');
const {setTimeout} = require('node:timers/promises');

/** Writes documents before the docs are read, as plugins do that describe the code of a site. */
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
