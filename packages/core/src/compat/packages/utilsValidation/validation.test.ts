import {expect, test} from 'vitest';
import {tempSite} from '../../../../test/tempSite.js';
import {
  AdmonitionsSchema,
  ContentVisibilitySchema,
  FrontMatterLastUpdateSchema,
  FrontMatterTagsSchema,
  FrontMatterTOCHeadingLevels,
  getTagsFile,
  getTagsFilePathsToWatch,
  Joi,
  JoiFrontMatter,
  normalizePluginOptions,
  normalizeThemeConfig,
  PathnameSchema,
  PluginIdSchema,
  RemarkPluginsSchema,
  RouteBasePathSchema,
  URISchema,
  validateFrontMatter,
} from './index.js';

const levels = Joi.object(FrontMatterTOCHeadingLevels);
const plugin = () => undefined;

test.each([
  ['an id that is left out', PluginIdSchema, undefined, 'default'],
  ['plugins that are left out', RemarkPluginsSchema, undefined, []],
  ['plugins with and without options', RemarkPluginsSchema, [plugin, [plugin, {}]], [plugin, [plugin, {}]]],
  ['admonitions that are left out', AdmonitionsSchema, undefined, true],
  ['keywords of admonitions', AdmonitionsSchema, {keywords: ['a']}, {keywords: ['a']}],
  ['a URL with other letters', URISchema, 'http://x.com/日本', 'http://x.com/日本'],
  ['a relative URL', URISchema, 'a', 'a'],
  ['a path', PathnameSchema, '/a b', '/a b'],
  ['an empty base path', RouteBasePathSchema, '', '/'],
  ['a base path without a slash', RouteBasePathSchema, 'a', '/a'],
  ['tags', FrontMatterTagsSchema, ['a', {label: 'b', permalink: '/c'}], ['a', {label: 'b', permalink: '/c'}]],
  [
    'levels',
    levels,
    {toc_min_heading_level: 2, toc_max_heading_level: 6},
    {toc_min_heading_level: 2, toc_max_heading_level: 6},
  ],
  ['one visibility', ContentVisibilitySchema, {draft: true, other: 1}, {draft: true, other: 1}],
] as const)('a schema accepts %s', (_name, schema, value, expected) => {
  expect(Joi.attempt(value, schema, {convert: false})).toEqual(expected);
});

test.each([
  [PluginIdSchema, 'a b', 'Illegal plugin ID value "a b"'],
  [RemarkPluginsSchema, ['x'], '"[0]" does not look like a valid MDX plugin config'],
  [RemarkPluginsSchema, [[plugin]], '"[0]" does not look like a valid MDX plugin config'],
  [AdmonitionsSchema, 1, 'does not look like a valid admonitions config'],
  [AdmonitionsSchema, {tag: ':::'}, 'Remove the option "tag".'],
  [URISchema, '', "does not look like a valid url (value='')"],
  [PathnameSchema, '/a?b', 'is not a valid pathname'],
  [RouteBasePathSchema, 1, 'must be a string'],
  [FrontMatterTagsSchema, 'x', 'does not look like a valid front matter Yaml array'],
  [FrontMatterTagsSchema, [{label: 'a'}], '"[0].permalink" is required'],
  [levels, {toc_min_heading_level: 4, toc_max_heading_level: 3}, 'ref:toc_max_heading_level'],
  [levels, {toc_min_heading_level: 1}, 'must be greater than or equal to 2'],
  [ContentVisibilitySchema, {draft: true, unlisted: true}, "Can't be draft and unlisted at the same time."],
  [FrontMatterLastUpdateSchema, {}, 'does not look like a valid last update object'],
] as const)('a schema refuses a mistake: %# %j', (schema, value, message) => {
  expect(schema.validate(value, {convert: false}).error?.message).toContain(message);
});

const schema = Joi.object({a: Joi.string(), b: Joi.number().default(3)});

test('options of a plugin get an id, and are not converted', () => {
  expect(normalizePluginOptions(schema, {a: 'x'})).toEqual({a: 'x', b: 3, id: 'default'});
  expect(() => normalizePluginOptions(schema, {b: '4'})).toThrow('"b" must be a number');
  expect(() => normalizePluginOptions(schema, {c: 1})).toThrow('"c" is not allowed');
  expect(normalizeThemeConfig(schema, {a: 'x', other: 1})).toEqual({a: 'x', other: 1, b: 3});
});

test('front matter is converted, and all its mistakes are reported together', () => {
  const text = JoiFrontMatter.object({a: JoiFrontMatter.string()});
  expect(validateFrontMatter({a: 2021, other: 1}, text)).toEqual({a: '2021', other: 1});
  expect(validateFrontMatter({b: '5'}, schema)).toEqual({b: 5});
  expect(() => validateFrontMatter({a: 1, b: 'x'}, schema)).toThrow(
    'The front matter is not valid:\n{\n  "a": 1,\n  "b": "x"\n}\n- "a" must be a string\n- "b" must be a number',
  );
});

test('a tags file is read, and its tags are completed', async () => {
  const dir = tempSite({
    'tags.yml': 'a:\nSome Tag:\n  label: L\nb:\n  permalink: /x\n  description: d',
    'twice.yml': 'a:\n  permalink: /x\nb:\n  permalink: /x',
    'wrong.yml': 'a:\n  zz: 1',
  });
  const contentPaths = {contentPath: dir, contentPathLocalized: undefined};
  const read = (tags: string | false | undefined) => getTagsFile({tags, contentPaths});
  expect(await read(undefined)).toEqual({
    a: {label: 'A', permalink: '/a', description: undefined},
    'Some Tag': {label: 'L', permalink: '/some-tag', description: undefined},
    b: {label: 'B', permalink: '/x', description: 'd'},
  });
  expect(await read(false)).toBeNull();
  await expect(read('none.yml')).rejects.toThrow("No tags file 'none.yml' could be found");
  await expect(read('twice.yml')).rejects.toThrow('Duplicate permalinks found in tags file:\n  - /x');
  await expect(read('wrong.yml')).rejects.toThrow('"a.zz" is not allowed');
  expect(getTagsFilePathsToWatch({tags: undefined, contentPaths})).toEqual([`${dir}/tags.yml`]);
  expect(getTagsFilePathsToWatch({tags: null, contentPaths})).toEqual([]);
});
