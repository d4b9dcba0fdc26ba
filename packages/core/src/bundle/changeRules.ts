import type {Configuration, RuleSetRule} from 'webpack';

type Loader = string | {readonly loader?: string; readonly options?: unknown; readonly ident?: string};

/** Applies `change` to every module rule of a bundler configuration, also to rules nested in `oneOf` and `rules`. */
export function changeRules(
  config: Configuration,
  change: (rule: RuleSetRule) => RuleSetRule,
): Configuration {
  const changeAll = <T>(rules: readonly T[]): T[] => rules.map((rule) => (isRule(rule) ? visit(rule) : rule));
  const visit = <T extends RuleSetRule>(rule: T): T => {
    const {oneOf, rules} = rule;
    const nested = {
      ...(oneOf && {oneOf: changeAll(oneOf)}),
      ...(rules && {rules: changeAll(rules)}),
    };
    return {...change(rule), ...nested} as T;
  };
  const rules = config.module?.rules;
  return rules ? {...config, module: {...config.module, rules: changeAll(rules)}} : config;
}

function isRule(rule: unknown): rule is RuleSetRule {
  return typeof rule === 'object' && rule !== null;
}

/**
 * Loaders of a bundler rule as a list: `loader`, or `use` in any of its forms. A function in `use` becomes one item.
 */
export function loadersOf({use, loader, options}: RuleSetRule): readonly unknown[] {
  if (loader !== undefined) return [options === undefined ? {loader} : {loader, options}];
  return Array.isArray(use) ? use : use ? [use] : [];
}

/** Copies a bundler rule, and replaces its loaders by `use`. */
export function withLoaders(
  {loader: _loader, options: _options, ...rule}: RuleSetRule,
  use: readonly unknown[],
): RuleSetRule {
  return {...rule, use: use as RuleSetRule['use']};
}

export function isLoader(loader: unknown): loader is Exclude<Loader, string> {
  return typeof loader === 'object' && loader !== null && 'loader' in loader;
}

/** True for a rule by which the bundler reads files as stylesheets. */
export function isStyleRule({type}: RuleSetRule): boolean {
  return String(type).startsWith('css');
}
