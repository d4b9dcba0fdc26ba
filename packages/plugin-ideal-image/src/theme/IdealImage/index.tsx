import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A copy of an image. */
export interface CopyOfImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Import of an image with copies. */
export interface ResponsiveImage {
  readonly src: {
    readonly src: string;
    readonly srcSet: string;
    readonly images: readonly CopyOfImage[];
  };
  /** A data URL; empty without a placeholder. */
  readonly preSrc: string;
}

/** Attributes of an `<img>`, besides those that follow from the image. */
export interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** Value of the import or the `require` of an image, or a URL. */
  readonly img: ResponsiveImage | {readonly default: string} | string;
}

/** @swizzle unsafe */
/** Shows the copy that fits. Its place is kept, and a placeholder is shown, until it is loaded. */
export default function IdealImage({img, className, style, ...props}: Props): ReactNode {
  const shared = {
    decoding: 'async',
    loading: 'lazy',
    ...props,
    className: clsx(className, styles.img),
  } as const;
  if (typeof img === 'string' || !('src' in img)) {
    return (
      <img {...shared} alt={props.alt} style={style} src={typeof img === 'string' ? img : img.default} />
    );
  }
  const {src, images} = img.src;
  const widest = images.reduce((most, copy) => (copy.width > most.width ? copy : most));
  return (
    <img
      sizes={sizesOf(typeof props.width === 'number' ? props.width : widest.width)}
      {...shared}
      {...sizeOf(props, widest)}
      alt={props.alt}
      style={{...placeholder(img.preSrc), ...style}}
      src={src}
      srcSet={img.src.srcSet}
    />
  );
}

/** The size that keeps the ratio of the image while it is loaded. */
function sizeOf(
  {width, height}: Pick<Props, 'width' | 'height'>,
  copy: CopyOfImage,
): Pick<Props, 'width' | 'height'> {
  if (width === undefined && height === undefined) return {width: copy.width, height: copy.height};
  if (height === undefined && typeof width === 'number') {
    return {width, height: Math.round((width * copy.height) / copy.width)};
  }
  return {width, height};
}

/** The attribute `sizes`: the width of the image, or of the window if that is narrower. */
function sizesOf(width: number): string {
  return `(max-width: ${width}px) 100vw, ${width}px`;
}

function placeholder(preSrc: string): {background?: string} {
  return preSrc === '' ? {} : {background: `url("${preSrc}") center / 100% 100% no-repeat`};
}
