import type {Configuration, RuleSetRule} from 'webpack';
import type {ThemeAliases} from '../routes/themeAliases.js';
import {changeRules} from './changeRules.js';
import {PrebuiltModulesPlugin} from './PrebuiltModulesPlugin.js';

/** Matches requests of our modules in aliases, and patterns of rules for our modules. */
const OUR_REQUEST = /^@(?:theme|docusaurus|lectern|generated)/;
const OUR_PATTERN = /theme|docusaurus|lectern/i;
const OUR_PATH = /node_modules.*(?:docusaurus|lectern)/;

/**
 * Lets webpack read our modules as prebuilt files, unless plugins have changed how these modules are found or loaded: the
 * requests and paths that such a change names are not in a prebuilt file.
 *
 * @param base - the configuration before the changes of plugins
 */
export function withPrebuiltModules(
  config: Configuration,
  base: Configuration,
  themeAliases: ThemeAliases,
): Configuration {
  const before = namesOf(base);
  if ([...namesOf(config)].some((name) => !before.has(name))) return config;
  return {...config, plugins: [...(config.plugins ?? []), new PrebuiltModulesPlugin(themeAliases)]};
}

/** Returns the parts of a configuration that name our modules, as text. */
function namesOf(config: Configuration): Set<string> {
  const {alias = {}} = config.resolve ?? {};
  const aliases = Array.isArray(alias) ? alias.map(({name}) => name) : Object.keys(alias);
  const names = new Set(aliases.filter((name) => OUR_REQUEST.test(name)));
  for (const plugin of config.plugins ?? []) {
    const name = plugin?.constructor.name;
    if (name === 'NormalModuleReplacementPlugin') names.add(name);
  }
  changeRules(config, (rule) => {
    for (const name of namesInConditions(rule)) names.add(name);
    return rule;
  });
  return names;
}

function namesInConditions({test, include, exclude, resource}: RuleSetRule): string[] {
  return [test, include, exclude, resource].flatMap(namesInCondition);
}

/** Lists the patterns and paths of a rule's condition that name our modules. The files of a function are unknown. */
function namesInCondition(condition: unknown): string[] {
  if (condition instanceof RegExp) return OUR_PATTERN.test(condition.source) ? [condition.source] : [];
  if (typeof condition === 'string') return OUR_PATH.test(condition) ? [condition] : [];
  return typeof condition === 'object' && condition !== null
    ? Object.values(condition).flatMap(namesInCondition)
    : [];
}
