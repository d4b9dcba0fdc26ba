import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A copy of an image in one width: its URL (`path`), and its size in pixels. */
export interface CopyOfImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Value that code receives when it imports an image that has copies. `src.src` is the URL of the first copy. */
export interface ResponsiveImage {
  readonly src: {
    readonly src: string;
    readonly srcSet: string;
    readonly images: readonly CopyOfImage[];
  };
  /** Data URL of the placeholder; empty if there is none. */
  readonly preSrc: string;
}

/** Attributes of an `<img>`; the component sets `src` and `srcSet`. */
export interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** Value of the import or the `require` of an image, or a URL. */
  readonly img: ResponsiveImage | {readonly default: string} | string;
}

/** @swizzle unsafe */
/**
 * Shows an image in the copy that the browser selects for the size of the window. Until the image is loaded, its space
 * is reserved, and a placeholder is shown.
 */
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

/**
 * Returns the attributes `width` and `height`, with which the browser reserves the space of the image until it is
 * loaded.
 */
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

/** The attribute `sizes`: the width of the image, or of the window if the window is narrower. */
function sizesOf(width: number): string {
  return `(max-width: ${width}px) 100vw, ${width}px`;
}

function placeholder(preSrc: string): {background?: string} {
  return preSrc === '' ? {} : {background: `url("${preSrc}") center / 100% 100% no-repeat`};
}
