import {expect, test} from 'vitest';
import {resolveSocials} from './socials.js';

test('handles become profiles, URLs stay, and unknown platforms pass', () => {
  const written = {
    GitHub: 'ada',
    x: 'https://x.com/ada',
    stackoverflow: '82609',
    email: 'a@example.com',
    own: 'ada',
  };
  expect(resolveSocials(written)).toEqual({
    socials: {
      github: 'https://github.com/ada',
      x: 'https://x.com/ada',
      stackoverflow: 'https://stackoverflow.com/users/82609',
      email: 'mailto:a@example.com',
      own: 'ada',
    },
    wrong: [],
  });
});

test.each(['example.com/ada', 'javascript:alert(1)', '//example.com', 'a b', '\\\\host'])(
  '%s is neither a handle nor a URL',
  (value) => {
    expect(resolveSocials({own: value})).toEqual({socials: {}, wrong: [{platform: 'own', value}]});
  },
);

test('names of methods of objects are platforms like others', () => {
  expect(resolveSocials({constructor: 'ada'}).socials.constructor).toBe('ada');
});
