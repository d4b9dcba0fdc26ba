/**
 * The component of this plugin, for sites that have their own or are written in TypeScript. A site's tsconfig.json names it:
 * `"types": ["@lectern/plugin-ideal-image/types/site"]`.
 */
declare module '@theme/IdealImage' {
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
  export interface Props extends Omit<import('react').ComponentProps<'img'>, 'src' | 'srcSet'> {
    /** What the import or the `require` of an image gives, or a URL. */
    readonly img: ResponsiveImage | {readonly default: string} | string;
  }
  export default function IdealImage(props: Props): import('react').ReactNode;
}
declare module '@theme-original/IdealImage' {
  export * from '@theme/IdealImage';
  export {default} from '@theme/IdealImage';
}
