import {sanitizeTabsChildren} from '@lectern/theme-common/internal';
import CodeBlock, {type Props as CodeBlockProps} from '@theme/CodeBlock';
import Tabs, {type Props as TabsProps} from '@theme/Tabs';
import ThemedImage, {type Props as ThemedImageProps} from '@theme/ThemedImage';
import type {ComponentProps, ReactNode} from 'react';

function tabs({values, children}: TabsProps): ReactNode {
  return sanitizeTabsChildren(children).map(({key, props: {value, label, children: content}}) => [
    <p key={key}>
      <strong>{values?.find((tab) => tab.value === value)?.label ?? label ?? value}</strong>
    </p>,
    content,
  ]);
}

function codeBlock(props: CodeBlockProps): ReactNode {
  return (
    <pre>
      <code {...(props as ComponentProps<'code'>)} />
    </pre>
  );
}

function themedImage({sources, alt, ...props}: ThemedImageProps): ReactNode {
  return <img src={sources.light} alt={alt} {...props} />;
}

/**
 * How components read as Markdown: component → function that describes it in plain elements. It is for components that
 * have no function `toMarkdown`. Only the server loads this module.
 *
 * @swizzle wrap=forbidden eject=unsafe
 */
const MARKDOWN_OF: ReadonlyMap<unknown, (props: never) => ReactNode> = new Map<
  unknown,
  (props: never) => ReactNode
>([
  [Tabs, tabs],
  [CodeBlock, codeBlock],
  [ThemedImage, themedImage],
]);

export default MARKDOWN_OF;
