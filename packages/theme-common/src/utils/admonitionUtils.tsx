import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';

interface AdmonitionLikeProps {
  readonly children?: ReactNode;
  readonly title?: ReactNode;
}

const isTitle = (child: ReactNode): boolean => isValidElement(child) && child.type === 'mdxAdmonitionTitle';

/** Takes the title that Markdown puts among the children out of them; a `title` prop wins. */
export function processAdmonitionProps<Props extends AdmonitionLikeProps>(
  props: Props,
): Props & {title?: ReactNode; children?: ReactNode} {
  const children = Children.toArray(props.children);
  const wrapper = children.find(isTitle);
  const markdownTitle = isValidElement<{children?: ReactNode}>(wrapper) ? wrapper.props.children : undefined;
  const rest = children.filter((child) => child !== wrapper);
  const title = props.title ?? markdownTitle;
  return {...props, ...(title && {title}), children: rest.length > 0 ? rest : undefined};
}

interface AdmonitionLook {
  /** `null` for none. */
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly className?: string;
}

/** Look of an admonition: that of its props, else that of its type. Class names add up. */
export function withAdmonitionDefaults<Props extends AdmonitionLook>(
  props: Props,
  {icon, title, className}: Required<AdmonitionLook>,
): Props {
  return {
    ...props,
    icon: props.icon === undefined ? icon : props.icon,
    title: props.title ?? title,
    className: clsx(className, props.className),
  };
}
