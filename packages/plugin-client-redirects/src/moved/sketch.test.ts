import {expect, test} from 'vitest';
import {SKETCH_LENGTH, similarity, sketchOf} from './sketch.js';

/** Text of numbered words; `seed` selects other words. */
function textOf(words: number, seed = 0): string {
  return Array.from({length: words}, (_, at) => `word${(at * 7919 + seed * 104_729) % 5000}`).join(' ');
}

test('equal texts have equal sketches, whatever their case, punctuation and line breaks', () => {
  const sketch = sketchOf('Install the **package**, then\nbuild the site.');
  expect(sketch).toMatch(/^[0-9a-f.]{32}$/);
  expect(sketchOf('install the package then build the SITE')).toBe(sketch);
  expect(similarity(sketch, sketch)).toBe(1);
});

test('an edited text is similar, another one is not', () => {
  const text = textOf(500);
  const edited = text.replaceAll(/word\d*9\b/g, 'replaced');
  expect(similarity(sketchOf(text), sketchOf(edited))).toBeGreaterThan(0.5);
  expect(similarity(sketchOf(text), sketchOf(textOf(500, 3)))).toBeLessThan(0.25);
});

test('languages without spaces between words are compared by their characters', () => {
  const chinese = '文档网站由一个文件夹中的文件生成。读者可以在这里找到每个版本的文档，也可以搜索它们。';
  const other = '今天天气很好，我们一起去公园散步，然后在湖边喝茶，晚上回家吃饭看书，最后早点休息。';
  expect(similarity(sketchOf(chinese), sketchOf(`${chinese}这是一句新的话。`))).toBeGreaterThan(0.5);
  expect(similarity(sketchOf(chinese), sketchOf(other))).toBeLessThan(0.3);
});

test('texts that are too short are similar only if they are equal', () => {
  expect(similarity(sketchOf('one two'), sketchOf('one two'))).toBe(1);
  expect(similarity(sketchOf('one two three'), sketchOf('one two four'))).toBe(0);
  expect(sketchOf('')).toBe('.'.repeat(SKETCH_LENGTH));
  expect(similarity(sketchOf(''), sketchOf(''))).toBe(0);
});
