import Joi from 'joi';

export {Joi};

/** `Joi` whose strings accept what YAML makes of "2021" and "2019-01-01": numbers and dates become text. */
export const JoiFrontMatter: typeof Joi = Joi.extend({
  type: 'string',
  base: Joi.string(),
  coerce: {
    from: ['number', 'object'],
    method: (value: unknown) =>
      typeof value === 'number' || value instanceof Date ? {value: value.toString()} : {value},
  },
}) as typeof Joi;
