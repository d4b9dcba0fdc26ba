import {expect, test} from 'vitest';
import {allowedHosts, isAllowedOrigin} from './allowedHosts.js';

test('a server is called by the names of this machine, its host and those that are allowed', () => {
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  expect(allowedHosts('127.0.0.1', [])).toEqual(loopback);
  expect(allowedHosts('192.168.0.5', ['Docs.test'])).toEqual([...loopback, '192.168.0.5', 'docs.test']);
  expect(allowedHosts('fe80::1', [])).toEqual([...loopback, '[fe80::1]']);
  expect(allowedHosts('0.0.0.0', [])).toEqual(expect.arrayContaining(loopback));
  expect(allowedHosts('0.0.0.0', [])).not.toContain('0.0.0.0');
});

test('only origins of these names are allowed', () => {
  const hosts = allowedHosts('127.0.0.1', ['docs.test']);
  expect(isAllowedOrigin(undefined, hosts)).toBe(true);
  expect(isAllowedOrigin('https://docs.test', hosts)).toBe(true);
  expect(isAllowedOrigin('http://[::1]:3000', hosts)).toBe(true);
  for (const origin of ['null', '', 'http://evil.test', 'http://docs.test.evil.test', 'localhost'])
    expect(isAllowedOrigin(origin, hosts)).toBe(false);
});
