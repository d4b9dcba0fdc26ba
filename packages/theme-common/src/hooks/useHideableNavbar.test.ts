import {expect, test} from 'vitest';
import {navbarVisibility} from './useHideableNavbar.js';

const page = {navbarHeight: 60, maxScroll: 2000};

test('the navbar shows near the top, leaves on the way down and returns on the way up', () => {
  expect(navbarVisibility({...page, scrollTop: 59, lastScrollTop: 10})).toBe(true);
  expect(navbarVisibility({...page, scrollTop: 60, lastScrollTop: 10})).toBe(false);
  expect(navbarVisibility({...page, scrollTop: 900, lastScrollTop: 950})).toBe(true);
});

test('at the very bottom it stays as it is: elastic scrolling looks like scrolling up', () => {
  expect(navbarVisibility({...page, scrollTop: 2000, lastScrollTop: 2010})).toBeUndefined();
});

test('without a movement it stays as it is', () => {
  expect(navbarVisibility({...page, scrollTop: 900, lastScrollTop: undefined})).toBeUndefined();
  expect(navbarVisibility({...page, scrollTop: 900, lastScrollTop: 900})).toBeUndefined();
});
