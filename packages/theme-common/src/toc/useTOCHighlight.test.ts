import {describe, expect, test} from 'vitest';
import {findActiveAnchor} from './useTOCHighlight.js';

const view = {topOffset: 60, windowHeight: 800, isAtPageEnd: false};
const boxes = (...tops: number[]) => tops.map((top, index) => ({id: `h${index + 1}`, top}));

describe('the heading that the visitor is reading', () => {
  test('is none above the first one, while that is in the lower half', () => {
    expect(findActiveAnchor(boxes(500, 900), view)).toBeUndefined();
    expect(findActiveAnchor([], view)).toBeUndefined();
  });

  test('is the first below the top edge, if it is in the upper half', () => {
    expect(findActiveAnchor(boxes(-300, 399, 900), view)).toBe('h2');
    expect(findActiveAnchor(boxes(-300, 60, 100), view), 'the edge itself is below').toBe('h2');
  });

  test('is the one before it otherwise', () => {
    expect(findActiveAnchor(boxes(-300, 400, 900), view)).toBe('h1');
    expect(findActiveAnchor(boxes(-300, 59, 900), view), 'a navbar covers the second').toBe('h2');
    expect(findActiveAnchor(boxes(-300, 59, 300), {...view, topOffset: 0})).toBe('h2');
  });

  test('is the last one at the end of the page, and when all are above', () => {
    expect(findActiveAnchor(boxes(-300, 500, 700), {...view, isAtPageEnd: true})).toBe('h3');
    expect(findActiveAnchor(boxes(-900, -300), view)).toBe('h2');
  });
});
