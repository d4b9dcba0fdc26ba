import Head from '@lectern/core/client/Head';
import Admonition from '@theme/Admonition';
import Details from '@theme/Details';
import MDXA from '@theme/MDXComponents/A';
import MDXCode from '@theme/MDXComponents/Code';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading, {type Props as MDXHeadingProps} from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXInput from '@theme/MDXComponents/Input';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXTable from '@theme/MDXComponents/Table';
import MDXUl from '@theme/MDXComponents/Ul';
import Mermaid from '@theme/Mermaid';
import type {ComponentType} from 'react';

function heading(as: MDXHeadingProps['as']): ComponentType<Omit<MDXHeadingProps, 'as'>> {
  return (props) => <MDXHeading as={as} {...props} />;
}

/** The components that Markdown content may use, by name. @swizzle wrap=forbidden eject=safe */
const MDXComponents = {
  Head,
  Details,
  details: MDXDetails,
  code: MDXCode,
  a: MDXA,
  pre: MDXPre,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  input: MDXInput,
  table: MDXTable,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  mermaid: Mermaid,
};

/**
 * Components for the elements of Markdown (`details`, `a`), and components that MDX can use without an import (`Head`).
 */
export type MDXComponentsObject = Readonly<typeof MDXComponents>;

export default MDXComponents;
