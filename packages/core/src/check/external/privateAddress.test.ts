import {expect, test} from 'vitest';
import {isPrivateHost} from './privateAddress.js';

const hostOf = (url: string) => new URL(url).hostname;

test.each([
  'http://localhost:3000',
  'http://docs.localhost',
  'http://printer.local',
  'http://metadata.google.internal',
  'http://example.test.',
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://0177.0.0.1',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.1.1',
  'http://169.254.169.254/latest/meta-data',
  'http://100.100.100.200',
  'http://[::1]',
  'http://[::]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:a00:1]',
  'http://[64:ff9b::7f00:1]',
  'http://[2002:7f00:1::]',
  'http://[fe80::1]',
  'http://[fd00::1]',
])('%s is private', (url) => {
  expect(isPrivateHost(hostOf(url))).toBe(true);
});

test.each([
  'https://lectern.dev',
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://[2606:4700::1111]',
  'http://localhost.com',
])('%s is public', (url) => {
  expect(isPrivateHost(hostOf(url))).toBe(false);
});
