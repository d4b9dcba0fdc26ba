import {expect, test} from 'vitest';
import {createVisitedFiles} from './visitedFiles.js';

/** A response of this origin: `new Response` has the type "default". */
function basicResponse(): Response {
  return Object.defineProperty(new Response('text'), 'type', {value: 'basic'});
}

test('a response whose body cannot be read is not stored, and nothing is rejected', async () => {
  const files = createVisitedFiles({
    cacheName: 'visited',
    isWanted: () => true,
    belongs: () => Promise.reject(new TypeError('The connection was lost.')),
  });
  // There is no CacheStorage in Node: an attempt to store would reject, too.
  await expect(
    files.keep(new Request('https://example.com/a.css'), basicResponse()),
  ).resolves.toBeUndefined();
});
