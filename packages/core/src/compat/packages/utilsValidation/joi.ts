import Joi from 'joi';

export {Joi};

/**
 * `Joi` whose string schemas convert numbers and dates to text: YAML parses `2021` as a number, `2019-01-01` as a date.
 */
export const JoiFrontMatter: typeof Joi = Joi.extend({
  type: 'string',
  base: Joi.string(),
  coerce: {
    from: ['number', 'object'],
    method: (value: unknown) =>
      typeof value === 'number' || value instanceof Date ? {value: value.toString()} : {value},
  },
}) as typeof Joi;
