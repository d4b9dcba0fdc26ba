import {
  type Author,
  type BlogPostMetadata,
  BlogPostProvider,
  type PropBlogPostContent,
} from '@lectern/plugin-content-blog/client';
import {useMDXComponents} from '@mdx-js/react';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItems from '@theme/BlogPostItems';
import type {ElementType} from 'react';
import {expect, test} from 'vitest';
import {blogPost} from '../../../test/blogPost.js';
import {renderOnServer} from '../../../test/renderOnServer.js';

function show(
  metadata: Partial<BlogPostMetadata>,
  isBlogPostPage = false,
  assets?: PropBlogPostContent['assets'],
): string {
  const Content = blogPost(metadata, assets);
  return renderOnServer(
    <BlogPostProvider content={Content} isBlogPostPage={isBlogPostPage}>
      <BlogPostItem>
        <Content />
      </BlogPostItem>
    </BlogPostProvider>,
  );
}

const tag = {label: 'News', permalink: '/blog/tags/news', inline: false};

test('in a list the title is a link; on its page it is the h1, and feeds find the text by its id', () => {
  expect(show({})).toMatch(/<h2 [^>]*><a itemProp="url" href="\/blog\/one">One<\/a><\/h2>/);
  expect(show({})).not.toContain('__blog-post-container');
  expect(show({}, true)).toMatch(/<h1 [^>]*>One<\/h1>/);
  expect(show({}, true)).toMatch(/<div id="__blog-post-container" class="markdown"[^>]*>Body<\/div>/);
});

function LinkedText() {
  const {h2: H2 = 'h2', a: A = 'a'} = useMDXComponents() as {readonly [name: string]: ElementType};
  return (
    <>
      <H2 id="intro">Intro</H2>
      <H2 id="footnote-label-1">Footnotes</H2>
      <A href="#intro">1</A>
      <A href="./two">2</A>
      <A href="?q">3</A>
      <A href="/four">4</A>
      <A href="https://example.org/#five">5</A>
      <A href="#user-content-fn-1" data-footnote-ref>
        6
      </A>
    </>
  );
}

test('in a list headings have their ids, and links are relative to the page of the post', () => {
  const render = (isBlogPostPage: boolean) => {
    const html = renderOnServer(
      <BlogPostProvider content={blogPost()} isBlogPostPage={isBlogPostPage}>
        <BlogPostItemContent>
          <LinkedText />
        </BlogPostItemContent>
      </BlogPostProvider>,
    );
    const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>\d/g)].map(([, href]) => href);
    return {links, ids: [...html.matchAll(/<h2 [^>]*id="([^"]*)"/g)].map(([, id]) => id)};
  };
  const others = ['/four', 'https://example.org/#five', '#user-content-fn-1'];
  expect(render(false)).toEqual({
    ids: ['intro', 'footnote-label-1'],
    links: ['/blog/one#intro', '/blog/two', '/blog/one?q', ...others],
  });
  expect(render(true)).toMatchObject({ids: ['intro', 'footnote-label-1'], links: {0: '#intro'}});
});

test('of equal headings in several posts of a list the first has the id', () => {
  const items = ['/blog/one', '/blog/two'].map((permalink) => ({
    content: Object.assign(() => <LinkedText />, {...blogPost({permalink})}),
  }));
  const html = renderOnServer(<BlogPostItems items={items} />);
  expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['intro', 'footnote-label-1']);
  expect(html.match(/>Intro</g)).toHaveLength(2);
});

test('minutes are rounded up; without a reading time there is only the date', () => {
  const info = (readingTime?: number) =>
    /<time[^>]*>(.*?)<\/div>/.exec(show(readingTime === undefined ? {} : {readingTime}))?.[1];
  expect(info(0.2)).toBe('January 2, 2024</time> · One min read');
  expect(info(3.1)).toBe('January 2, 2024</time> · 4 min read');
  expect(info()).toBe('January 2, 2024</time>');
});

test('in a list the footer has tags, and a link to the rest of a text that is cut off', () => {
  expect(show({editUrl: 'https://example.org/edit'})).not.toContain('<footer');
  expect(show({tags: [tag]})).toMatch(/<footer class="row docusaurus-mt-lg"><div class="col"><b>Tags:/);
  expect(show({hasTruncateMarker: true})).toMatch(
    /<a aria-label="Read more about One" href="\/blog\/one"><b>Read more<\/b><span[^>]*> One<\/span><\/a>/,
  );
});

test('on its page the footer has tags and the row of the edit link, and nothing where neither is known', () => {
  expect(show({hasTruncateMarker: true}, true)).not.toContain('<footer');
  const html = show({tags: [tag], editUrl: 'https://example.org/edit', lastUpdatedBy: 'Ada'}, true);
  expect(html.indexOf('theme-blog-footer-tags-row')).toBeGreaterThan(0);
  expect(html.indexOf('theme-blog-footer-edit-meta-row')).toBeGreaterThan(
    html.indexOf('theme-blog-footer-tags-row'),
  );
  expect(html).not.toContain('Read more');
});

test('two authors are in a row; without any name they are a row of pictures', () => {
  const authors: readonly Author[] = [
    {key: 'ada', name: 'Ada', imageURL: './ada.png', page: null},
    {key: 'bob', imageURL: '/img/bob.png', page: null},
  ];
  const assets = {authorsImageUrls: ['/assets/ada-1.png', undefined]};
  const html = show({authors}, false, assets);
  expect(html.match(/col col--6/g)).toHaveLength(2);
  expect(html).toContain('src="/assets/ada-1.png"');
  expect(html).toContain('src="/img/bob.png"');
  expect(show({authors: authors.slice(0, 1)}, false, assets)).toContain('col col--12');
  const pictures = show({authors: authors.slice(1)});
  expect(pictures).toContain('imageOnlyAuthorRow');
  expect(pictures).toContain('alt="bob"');
});

test('microdata and structured data name one item', () => {
  expect(show({frontMatter: {image: '/img/cover.png'}})).toContain(
    'itemProp="blogPost" itemScope="" itemType="https://schema.org/BlogPosting" itemID="https://example.org/blog/one">' +
      '<meta itemProp="description" content="The first post."/><link itemProp="image" href="https://example.org/img/cover.png"/>',
  );
});
