import {expect, test} from 'vitest';
import {replaceTexts} from './replaceTexts.js';

const texts = {placeholder: 'Search docs', modal: {footer: {closeText: 'Close', selectText: 'Select'}}};

test('texts are replaced at any depth, and others stay', () => {
  expect(replaceTexts(texts, {modal: {footer: {closeText: 'Leave'}}})).toEqual({
    placeholder: 'Search docs',
    modal: {footer: {closeText: 'Leave', selectText: 'Select'}},
  });
});

test('what is no text, and what the search has no use for, changes nothing', () => {
  expect(replaceTexts(texts, undefined)).toBe(texts);
  const odd = {placeholder: 5, modal: 'x', askAi: {title: 'Ask'}};
  expect(replaceTexts(texts, odd)).toEqual(texts);
});
