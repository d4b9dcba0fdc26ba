import type * as Rspack from '@rspack/core';
import type {Compiler, Configuration, RuleSetRule} from 'webpack';

/**
 * Types of webpack if it is installed, otherwise those of Rspack. TypeScript reads a type of a package that is not
 * installed as `any`.
 */
type Either<OfWebpack, OfRspack> = unknown extends OfWebpack ? OfRspack : OfWebpack;

export type BundlerConfiguration = Either<Configuration, Rspack.Configuration>;
export type BundlerRule = Either<RuleSetRule, Rspack.RuleSetRule>;
export type BundlerModule = Either<Compiler['webpack'], typeof Rspack.rspack>;
