// biome-ignore-all lint/suspicious/noTsIgnore: TypeScript finds webpack in this repository, and no mistake to expect.
/** @ts-ignore: sites without webpack do not have its types, which are `any` there. */
import type webpack from 'webpack';

/** @ts-ignore: as above. */
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
