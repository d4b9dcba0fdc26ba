import {describe, expect, test} from 'vitest';
import {fillVariables} from './splitSource.js';
import {replaceVariables} from './variables.js';

const site = {title: 'Lectern', port: 80, isOpen: true, urls: {api: 'https://a.test', old: {api: 'x'}}};
const text = (given: string, scopes = {}) =>
  replaceVariables(given, {site, version: undefined, ...scopes}).text;
const problems = (given: string, scopes = {}) =>
  replaceVariables(given, {site, version: undefined, ...scopes}).problems;

describe('values', () => {
  test('texts, numbers and booleans stand for their variables, wherever these are', () => {
    expect(text('# {{site.title}} on {{ site.port }}\n[a]({{site.urls.api}}/x) `{{site.isOpen}}`')).toBe(
      '# Lectern on 80\n[a](https://a.test/x) `true`',
    );
    expect(text('{{site.urls.old.api}}{{site.title}}')).toBe('xLectern');
  });

  test('a value keeps signs that a replacement could read', () => {
    expect(text('{{page.a}}', {page: {a: "$& $1 $' {{site.title}}"}})).toBe("$& $1 $' {{site.title}}");
  });

  test('all lines keep their numbers: a line break of a value is a space', () => {
    expect(text('a {{page.long}} b', {page: {long: 'one\n  two\n\nthree\n'}})).toBe('a one two three b');
  });

  test('a backslash keeps a variable, and other braces stay', () => {
    const other =
      '\\{{site.title}} {{ x }} {{site}} {{site.}} {{Site.title}} %{{ github.ref }} {{site.title | up}}';
    expect(text(other)).toBe(other.slice(1));
    expect(problems(other)).toEqual([]);
  });

  test('variables of a group that is not used here stay', () => {
    expect(replaceVariables('{{site.title}} \\{{site.a}} {{include.a}}', {include: {a: 1}}).text).toBe(
      '{{site.title}} \\{{site.a}} 1',
    );
  });
});

describe('mistakes', () => {
  test('a variable without a value becomes its name, and is reported with its place and the nearest name', () => {
    expect(text('a\nb {{site.titel}}')).toBe('a\nb site.titel');
    expect(problems('a\nb {{site.titel}}')).toEqual([
      {
        line: 2,
        column: 3,
        message: 'The variable "site.titel" has no value.',
        hint: 'Did you mean "site.title"? There are: site.title, site.port, site.isOpen, site.urls.api, site.urls.old.api.',
      },
    ]);
  });

  test('a group, a list and a part of a value have no value', () => {
    const page = {tags: ['a'], date: new Date(0)};
    for (const name of [
      'site.urls',
      'site.title.length',
      'site.constructor',
      'site.__proto__.x',
      'page.tags',
      'page.date',
    ])
      expect(problems(`{{${name}}}`, {page})).toHaveLength(1);
  });

  test('a group without values says where they come from', () => {
    expect(problems('{{version.label}}')[0]?.hint).toBe('Only pages of docs belong to a version.');
    expect(problems('{{page.x}}', {page: {}})[0]?.hint).toContain('front matter');
  });

  test('what variables add to a page has a limit', () => {
    const page = {long: 'x'.repeat(100_000)};
    const replaced = replaceVariables('{{page.long}}\n'.repeat(2000), {page});
    expect(replaced.text.length).toBeLessThan(1_100_000);
    expect(replaced.problems).toHaveLength(50);
    expect(replaced.problems[0]).toMatchObject({line: 11, message: expect.stringContaining('million')});
  });
});

describe('front matter', () => {
  const fill = (frontMatter: {[key: string]: unknown}, content = '') =>
    fillVariables({frontMatter, content}, {site, version: {label: '2.0'}});

  test('all of its texts have values of the site and the version', () => {
    const date = new Date(0);
    expect(
      fill({
        title: '{{site.title}} {{version.label}}',
        tags: ['{{site.port}}'],
        a: {b: '{{site.port}}'},
        n: 1,
        date,
      }).frontMatter,
    ).toEqual({title: 'Lectern 2.0', tags: ['80'], a: {b: '80'}, n: 1, date});
  });

  test('the content has the values of the front matter, filled in', () => {
    expect(fill({name: 'the {{site.title}}'}, 'See {{page.name}}.').content).toBe('See the Lectern.');
    expect(fill({a: '{{page.b}}', b: '{{page.a}}'}).frontMatter).toEqual({a: '{{page.b}}', b: '{{page.a}}'});
  });

  test('"variables: false" leaves the page as it is', () => {
    expect(fill({variables: false, title: '{{site.title}}'}, '{{site.title}}')).toEqual({
      frontMatter: {variables: false, title: '{{site.title}}'},
      content: '{{site.title}}',
    });
  });
});
