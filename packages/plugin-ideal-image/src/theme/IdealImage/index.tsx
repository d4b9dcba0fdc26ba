import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A copy of an image. */
export interface CopyOfImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** What the import of an image gives where copies are made. */
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
  /** What the import or the `require` of an image gives, or a URL. */
  readonly img: ResponsiveImage | {readonly default: string} | string;
}

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
      width={widest.width}
      height={widest.height}
      sizes={sizesOf(widest)}
      {...shared}
      alt={props.alt}
      style={{...placeholder(img.preSrc), ...style}}
      src={src}
      srcSet={img.src.srcSet}
    />
  );
}

/** As wide as the widest copy, or as the window. */
function sizesOf({width}: CopyOfImage): string {
  return `(max-width: ${width}px) 100vw, ${width}px`;
}

function placeholder(preSrc: string): {background?: string} {
  return preSrc === '' ? {} : {background: `url("${preSrc}") center / 100% 100% no-repeat`};
}
