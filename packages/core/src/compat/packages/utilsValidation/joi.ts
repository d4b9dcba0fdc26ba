import Joi from 'joi';

export {Joi};

/** `Joi` whose string schemas convert numbers and dates to text, since YAML parses `2021` and `2019-01-01` to these. */
export const JoiFrontMatter: typeof Joi = Joi.extend({
  type: 'string',
  base: Joi.string(),
  coerce: {
    from: ['number', 'object'],
    method: (value: unknown) =>
      typeof value === 'number' || value instanceof Date ? {value: value.toString()} : {value},
  },
}) as typeof Joi;
