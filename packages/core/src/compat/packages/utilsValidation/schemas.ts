import type {ObjectSchema} from 'joi';
import {hasProtocol} from '../../../shared/url.js';
import {addLeadingSlash} from '../../../shared/utilsCommon.js';
import {isValidPathname} from '../utils/urls.js';
import {Joi, JoiFrontMatter} from './joi.js';

export const PluginIdSchema = Joi.string()
  .pattern(/^[\w-]+$/)
  .messages({
    'string.pattern.base':
      'Illegal plugin ID value "{#value}": it should only contain alphanumerics, underscores, and dashes.',
  })
  .default('default');

const PLUGIN_MESSAGE = `{{#label}} does not look like a valid MDX plugin config. Write one of:
- a function, such as \`remarkMath\`
- a function and its options, such as \`[rehypeKatex, options]\``;

const unifiedPlugins = Joi.array()
  .items(
    Joi.array()
      .ordered(Joi.function().required(), Joi.any().required())
      .error((errors) => withMessage(errors, PLUGIN_MESSAGE)),
    Joi.function(),
    Joi.object(),
  )
  .messages({'array.includes': PLUGIN_MESSAGE})
  .default([]);

function withMessage<Report extends {message: string; local: {label?: string}}>(
  errors: Report[],
  message: string,
): Report[] {
  for (const error of errors) error.message = message.replace('{{#label}}', `"${error.local.label ?? ''}"`);
  return errors;
}

export const RemarkPluginsSchema = unifiedPlugins;
export const RehypePluginsSchema = unifiedPlugins;
export const RecmaPluginsSchema = unifiedPlugins;

const admonitionOptions = JoiFrontMatter.object({
  keywords: JoiFrontMatter.array().items(JoiFrontMatter.string()),
  extendDefaults: Joi.boolean(),
  tag: Joi.any().forbidden().messages({
    'any.unknown': 'Admonitions always begin with ":::". Remove the option {{#label}}.',
  }),
}).messages({'object.base': '{{#label}} does not look like a valid admonitions config'});

export const AdmonitionsSchema = JoiFrontMatter.alternatives()
  .conditional(Joi.boolean().required(), {
    // biome-ignore lint/suspicious/noThenProperty: Joi's own name for a branch
    then: Joi.boolean(),
    otherwise: admonitionOptions,
  })
  .default(true);

const urlRule = Joi.string().custom((value: string, helpers) => {
  const isUrl = URL.canParse(value, hasProtocol(value) ? 'https://example.com' : undefined);
  return isUrl ? value : helpers.error('any.invalid');
});

/** Schema of a URL: absolute, or relative to a page. */
export const URISchema = Joi.alternatives(
  Joi.string().uri({allowRelative: true}),
  // `uri` of Joi only accepts ASCII characters.
  urlRule,
).messages({
  'alternatives.match': "{{#label}} does not look like a valid url (value='{{.value}}')",
  'alternatives.types': "{{#label}} does not look like a valid url (value='{{.value}}')",
});

export const PathnameSchema = Joi.string()
  .custom((value: string, helpers) => (isValidPathname(value) ? value : helpers.error('any.invalid')))
  .messages({
    'any.invalid':
      '{{#label}} ({{#value}}) is not a valid pathname. Pathname should start with slash and not contain any domain or query string.',
  });

/** Schema of a path; adds a slash at its beginning. An empty string becomes "/". */
export const RouteBasePathSchema = Joi.alternatives()
  .try(Joi.string().allow(''))
  // A check of `Joi.string` would not run for "", since `allow('')` accepts that value without further rules.
  .custom((value: string) => addLeadingSlash(value));

const tag = JoiFrontMatter.alternatives().try(
  JoiFrontMatter.string(),
  JoiFrontMatter.object({
    label: JoiFrontMatter.string().required(),
    permalink: JoiFrontMatter.string().required(),
  }).required(),
);

export const FrontMatterTagsSchema = JoiFrontMatter.array()
  .items(tag.messages({'alternatives.types': '{{#label}} does not look like a valid tag'}))
  .messages({'array.base': '{{#label}} does not look like a valid front matter Yaml array.'});

/** Fields of a front matter schema: heading levels of the table of contents, from 2 to 6, minimum up to maximum. */
export const FrontMatterTOCHeadingLevels = {
  toc_min_heading_level: JoiFrontMatter.number().when('toc_max_heading_level', {
    is: JoiFrontMatter.exist(),
    // biome-ignore lint/suspicious/noThenProperty: Joi's own name for a branch
    then: JoiFrontMatter.number().min(2).max(JoiFrontMatter.ref('toc_max_heading_level')),
    otherwise: JoiFrontMatter.number().min(2).max(6),
  }),
  toc_max_heading_level: JoiFrontMatter.number().min(2).max(6),
};

export interface ContentVisibility {
  draft: boolean;
  unlisted: boolean;
}

/** Schema of the fields "draft" and "unlisted", of which at most one may be true. Other fields are not checked. */
export const ContentVisibilitySchema: ObjectSchema<ContentVisibility> =
  JoiFrontMatter.object<ContentVisibility>({
    draft: JoiFrontMatter.boolean(),
    unlisted: JoiFrontMatter.boolean(),
  })
    .custom((value: ContentVisibility, helpers) =>
      value.draft && value.unlisted ? helpers.error('frontMatter.draftAndUnlistedError') : value,
    )
    .messages({'frontMatter.draftAndUnlistedError': "Can't be draft and unlisted at the same time."})
    .unknown();

export const FrontMatterLastUpdateErrorMessage =
  '{{#label}} does not look like a valid last update object. Please use an author key with a string or a date with a string or Date.';

export const FrontMatterLastUpdateSchema: ObjectSchema = Joi.object({
  author: Joi.string(),
  date: Joi.date().raw(),
})
  .or('author', 'date')
  .messages({
    'object.missing': FrontMatterLastUpdateErrorMessage,
    'object.base': FrontMatterLastUpdateErrorMessage,
  });
