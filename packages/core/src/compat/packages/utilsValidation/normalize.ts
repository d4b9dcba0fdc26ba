import type Joi from 'joi';
import {logger} from '../logger/index.js';
import {Joi as joi} from './joi.js';
import {PluginIdSchema} from './schemas.js';

/** Prints the warnings of a Joi validation, if there are any. */
export function printWarning(warning?: Joi.ValidationError): void {
  if (warning) logger.warn(warning.details.map(({message}) => message).join('\n'));
}

/**
 * Validates the options of a plugin without converting values. The result always has an `id`.
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
 * Validates the part of the theme config that a theme uses; allows fields of other themes.
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
 * Validates front matter. Allows unknown keys, and converts values to the types of the schema.
 *
 * @throws {Joi.ValidationError} whose message contains the front matter and all mistakes in it
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
