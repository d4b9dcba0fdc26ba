// Code that the types of a site accept or reject; compiled by types.test.ts with the tsconfig.json of the documentation.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import {mergeFacetFilters, useSearchSettings} from '@docusaurus/theme-search-algolia/client';
import Admonition from '@theme/Admonition';
import CodeBlock, {type Props as CodeBlockProps} from '@theme/CodeBlock';
import Layout from '@theme/Layout';
// @ts-expect-error The theme has no such component.
import Nope from '@theme/Nope';
import SearchPageResult, {type Props as ResultProps} from '@theme/SearchPage/Result';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import BlogPostItem, {type Props as BlogPostItemProps} from '@theme-original/BlogPostItem';
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';

export function Page(): ReactNode {
  const {navbar} = useThemeConfig();
  const {colorMode} = useColorMode();
  return (
    <Layout title={navbar.title} wrapperClassName={ThemeClassNames.wrapper.main}>
      <CodeBlock language={colorMode}>code</CodeBlock>
      <Admonition type="note">{useDocsVersion().label}</Admonition>
      <Tabs>
        <TabItem value="a">A</TabItem>
      </Tabs>
      <Link to="/">Home</Link>
      <Footer />
      <Nope />
    </Layout>
  );
}

export function Post(props: BlogPostItemProps): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  // @ts-expect-error There is no "titel".
  const {titel} = metadata;
  return <BlogPostItem {...props} className={isBlogPostPage ? metadata.permalink : titel} />;
}

export function Mistakes(): ReactNode {
  return (
    <>
      {/* @ts-expect-error A misspelt property. */}
      <CodeBlock langauge="js">code</CodeBlock>
      {/* @ts-expect-error An admonition has a type. */}
      <Admonition>Text</Admonition>
      {/* @ts-expect-error There is no "navbr". */}
      {useThemeConfig().navbr}
    </>
  );
}

export const props: CodeBlockProps = {children: 'code'};

export function OwnResult({hit}: ResultProps): ReactNode {
  const {hitsPerPage} = useSearchSettings();
  const filters: unknown = mergeFacetFilters('language:en', [`page:${hitsPerPage}`]);
  // @ts-expect-error a result has no position
  return <SearchPageResult hit={hit} position={filters} />;
}
