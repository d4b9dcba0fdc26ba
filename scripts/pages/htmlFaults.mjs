import {HtmlValidate} from 'html-validate';

const validator = new HtmlValidate({root: true, extends: ['html-validate:standard']});

/**
 * Finds breaches of the HTML standard in the text of pages.
 *
 * @param {import('./readPages.mjs').Page[]} pages
 * @returns {{url: string, text: string}[]}
 */
export async function findHtmlFaults(pages) {
  const faults = [];
  for (const {url, html} of pages) {
    const {results} = await validator.validateString(html);
    for (const {messages} of results)
      for (const {ruleId, message, selector} of messages)
        faults.push({url, text: `${ruleId}: ${message} (${selector ?? 'the document'})`});
  }
  return faults;
}
