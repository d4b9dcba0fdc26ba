import BlogAuthor from '@theme/Blog/Components/Author';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../../../test/renderOnServer.js';
import authorLink from './authorLink.js';

test('a name leads to the page of the author, else to a website, else to an address', () => {
  const page = {permalink: '/blog/authors/ada'};
  const everything = {page, url: 'https://ada.example', email: 'ada@example.org'};
  expect(authorLink(everything, false)).toBe('/blog/authors/ada');
  expect(authorLink(everything, true)).toBe('https://ada.example');
  expect(authorLink({page: null, email: 'ada@example.org'}, false)).toBe('mailto:ada@example.org');
  expect(authorLink({page: null}, false)).toBeUndefined();
});

test('the picture is a link for the mouse only where the name beside it is the same link', () => {
  const ada = {imageURL: '/img/ada.png', url: 'https://ada.example', page: null};
  const picture = /<a [^>]*avatar__photo-link[^>]*>/.exec(
    renderOnServer(<BlogAuthor author={{...ada, name: 'Ada'}} />),
  )?.[0];
  expect(picture).toContain('tabindex="-1"');
  expect(picture).toContain('aria-hidden="true"');
  const unnamed = renderOnServer(<BlogAuthor author={{...ada, title: 'Engineer'}} />);
  expect(unnamed).not.toContain('tabindex');
  expect(unnamed).toContain('alt="Engineer"');
});

test('accounts have the name of their platform; one that the theme does not know, even "constructor", has a general icon', () => {
  const html = renderOnServer(
    <BlogAuthor
      author={{
        name: 'Ada',
        page: null,
        socials: {github: 'https://github.com/ada', constructor: 'https://example.org/ada'},
      }}
    />,
  );
  expect(html).toMatch(/href="https:\/\/github\.com\/ada"/);
  expect(html).toContain('aria-label="Ada: GitHub"');
  expect(html).toContain('title="constructor"');
  expect(html.match(/<svg/g)).toHaveLength(2);
});

test('as the heading of a page the name is in a heading, with the number of posts behind it', () => {
  const html = renderOnServer(<BlogAuthor author={{name: 'Ada', page: null}} as="h2" count={3} />);
  expect(html).toMatch(/<div class="avatar__name"><h2 [^>]*>.*Ada.*<\/h2> <span [^>]*>3<\/span><\/div>/);
});

test('a heading of an author without a name is the key', () => {
  const author = {key: 'ada', imageURL: '/img/ada.png', page: null};
  expect(renderOnServer(<BlogAuthor author={author} as="h1" />)).toMatch(/<h1 [^>]*>.*ada.*<\/h1>/);
  expect(renderOnServer(<BlogAuthor author={author} />)).not.toContain('avatar__name');
});
