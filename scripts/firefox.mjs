import fs from 'node:fs';

const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Path of Firefox for tests: `FIREFOX_PATH`, or else the first file of `usualPlaces` that exists. `undefined` if there
 * is none.
 */
export function findFirefox() {
  const {FIREFOX_PATH} = process.env;
  if (FIREFOX_PATH) return fs.existsSync(FIREFOX_PATH) ? FIREFOX_PATH : undefined;
  return usualPlaces.find((file) => fs.existsSync(file));
}
