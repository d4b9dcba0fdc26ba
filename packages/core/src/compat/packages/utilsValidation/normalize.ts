import type Joi from 'joi';
import {logger} from '../logger/index.js';
import {Joi as joi} from './joi.js';
import {PluginIdSchema} from './schemas.js';

/** Prints the warnings that a schema has for a value. */
export function printWarning(warning?: Joi.ValidationError): void {
  if (warning) logger.warn(warning.details.map(({message}) => message).join('\n'));
}

/**
 * Checks the options of a plugin; nothing is converted, and `id` is always one of them.
 *
 * @throws {Joi.ValidationError}
 */
export function normalizePluginOptions<T extends {id?: string}>(
  schema: Joi.ObjectSchema<T>,
  options: Partial<T> = {},
): T {
  const withId: Joi.ObjectSchema<T> = schema.append({id: PluginIdSchema} as Joi.StrictSchemaMap<T>);
  const {error, warning, value} = withId.validate(options, {convert: false});
  printWarning(warning);
  if (error) throw error;
  return value;
}

/**
 * Checks a theme's part of the theme config; fields of other themes pass.
 *
 * @throws {Joi.ValidationError}
 */
export function normalizeThemeConfig<T>(schema: Joi.ObjectSchema<T>, themeConfig: Partial<T>): T {
  const {error, warning, value} = schema.unknown(true).validate(themeConfig, {convert: false});
  printWarning(warning);
  if (error) throw error;
  return value;
}

/**
 * Checks front matter; unknown keys pass, and what YAML read as another type is converted.
 *
 * @throws {Joi.ValidationError} whose message lists the front matter and all that is wrong with it
 */
export function validateFrontMatter<T>(
  frontMatter: unknown,
  schema: Joi.ObjectSchema<T>,
  options: Joi.ValidationOptions = {},
): T {
  const {error, warning, value} = schema.validate(frontMatter, {
    convert: true,
    allowUnknown: true,
    abortEarly: false,
    ...options,
  });
  printWarning(warning);
  if (!error) return value;
  throw new joi.ValidationError(frontMatterMessage(frontMatter, error), error.details, error._original);
}

function frontMatterMessage(frontMatter: unknown, {details}: Joi.ValidationError): string {
  const mistakes = details.map(({message}) => `- ${message}`).join('\n');
  return `The front matter is not valid:\n${JSON.stringify(frontMatter, undefined, 2)}\n${mistakes}`;
}
