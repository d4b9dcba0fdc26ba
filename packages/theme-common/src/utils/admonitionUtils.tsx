import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';

interface AdmonitionLikeProps {
  readonly children?: ReactNode;
  readonly title?: ReactNode;
}

const isTitle = (child: ReactNode): boolean => isValidElement(child) && child.type === 'mdxAdmonitionTitle';

/**
 * Moves the title of an admonition from the children, where the Markdown compiler puts it, to the prop `title`. If that
 * prop is set, the title among the children is dropped.
 */
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
  /** `null` for no icon. */
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly className?: string;
}

/** Fills in the icon and the title of an admonition type if the props have none, and adds its class names. */
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
