import {
  type Author,
  type BlogPostMetadata,
  BlogPostProvider,
  type PropBlogPostContent,
} from '@lectern/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
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
  expect(show({hasTruncateMarker: true})).toContain(
    '<a aria-label="Read more about One" href="/blog/one"><b>Read More</b></a>',
  );
});

test('on its page the footer has tags and the row of the edit link, and nothing where neither is known', () => {
  expect(show({hasTruncateMarker: true}, true)).not.toContain('<footer');
  const html = show({tags: [tag], editUrl: 'https://example.org/edit', lastUpdatedBy: 'Ada'}, true);
  expect(html.indexOf('theme-blog-footer-tags-row')).toBeGreaterThan(0);
  expect(html.indexOf('theme-blog-footer-edit-meta-row')).toBeGreaterThan(
    html.indexOf('theme-blog-footer-tags-row'),
  );
  expect(html).not.toContain('Read More');
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
