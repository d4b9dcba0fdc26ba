import type {Page} from 'playwright-core';
import {expect} from 'vitest';

/** Checks the URLs of files on the page /files: first those in a component, then those in Markdown. */
export async function expectFileAddresses(page: Page): Promise<void> {
  const addressesOf = (selector: string, attribute: string) =>
    page
      .locator(`.files ${selector}`)
      .evaluateAll(
        (elements, name) => elements.map((element) => element.getAttribute(name) ?? ''),
        attribute,
      );
  const images = await addressesOf('img', 'src');
  expect(images).toHaveLength(6);
  // Small images in components become data URLs; Markdown copies every image, to a file with a hash in its name.
  expectEach(images.slice(0, 4), /^data:image\/png;base64,/);
  expectEach(images.slice(4), /\/assets\/images\/dot-\w+\.png$/);
  const papers = await addressesOf('a', 'href');
  expect(papers).toHaveLength(5);
  expectEach(papers.slice(0, 3), /\/assets\/files\/paper-\w+\.pdf$/);
  expectEach(papers.slice(3), /\/assets\/files\/paper-\w+\.pdf$/);
  for (const address of new Set(papers)) {
    const response = await fetch(new URL(address, page.url()));
    expect(response.headers.get('content-type')).toBe('application/pdf');
  }
}

function expectEach(addresses: readonly string[], pattern: RegExp): void {
  expect([...new Set(addresses)]).toEqual([expect.stringMatching(pattern)]);
}
