/**
 * Types of this plugin's component, for sites that replace it or are written in TypeScript. A site's tsconfig.json
 * lists them: `"types": ["@lectern/plugin-ideal-image/types/site"]`.
 */
declare module '@theme/IdealImage' {
  /** A copy of an image. */
  export interface CopyOfImage {
    readonly path: string;
    readonly width: number;
    readonly height: number;
  }
  /** Value of an import of an image that has copies. */
  export interface ResponsiveImage {
    readonly src: {
      readonly src: string;
      readonly srcSet: string;
      readonly images: readonly CopyOfImage[];
    };
    /** Data URL of the placeholder; empty if there is none. */
    readonly preSrc: string;
  }
  export interface Props extends Omit<import('react').ComponentProps<'img'>, 'src' | 'srcSet'> {
    /** Value of the import or the `require` of an image, or a URL. */
    readonly img: ResponsiveImage | {readonly default: string} | string;
  }
  export default function IdealImage(props: Props): import('react').ReactNode;
}
declare module '@theme-original/IdealImage' {
  export * from '@theme/IdealImage';
  export {default} from '@theme/IdealImage';
}
