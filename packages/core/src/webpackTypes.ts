// biome-ignore-all lint/suspicious/noTsIgnore: TypeScript finds webpack in this repository, and no mistake to expect.
/** @ts-ignore: in a site without webpack, TypeScript reads its types as `any`. */
import type webpack from 'webpack';

/** @ts-ignore: the same holds for these types. */
export type {
  Compilation,
  Compiler,
  Configuration,
  Dependency,
  LoaderContext,
  Module,
  RuleSetRule,
  StatsError,
} from 'webpack';
export type Webpack = typeof webpack;
