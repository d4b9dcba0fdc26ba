import {createHash} from 'node:crypto';

/** A search plugin of a third party: writes a file that lists all pages, and a file with the text of each page. */
export default () => {
  const files = new Map();
  return {
    name: 'indexer',
    getIndexPaths: () => ['index.json', 'texts/'],
    async indexPages({pages, readSections, writeFile, writeHashedFile, locale}) {
      const read = [];
      const listed = [];
      for (const page of pages) {
        const file = files.get(page.key) ?? (await textFile(page));
        files.set(page.key, file);
        await writeHashedFile(file.name, () => file.text);
        listed.push({...page, file: file.name});
      }
      async function textFile(page) {
        read.push(page.path);
        const text = JSON.stringify(await readSections(page));
        return {name: `texts/${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`, text};
      }
      writeFile('index.json', JSON.stringify({locale, pages: listed}));
      console.log(`Read: ${read.join(' ')}.`);
    },
  };
};
