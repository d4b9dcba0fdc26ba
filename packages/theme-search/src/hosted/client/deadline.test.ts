import {expect, test, vi} from 'vitest';
import {withDeadline} from './deadline.js';

const never = () => new Promise<never>(() => {});
const service = 'Algolia';

test('gives what the work gives', async () => {
  const {signal} = new AbortController();
  await expect(withDeadline(async () => 3, {signal, service})).resolves.toBe(3);
  await expect(withDeadline(() => Promise.reject(new Error('No')), {signal, service})).rejects.toThrow('No');
});

test('names the service that takes too long', async () => {
  const {signal} = new AbortController();
  await expect(withDeadline(never, {signal, service, milliseconds: 10})).rejects.toThrow(
    'Algolia did not answer within 0.01 seconds.',
  );
});

test('begins nothing that nobody waits for', async () => {
  const start = vi.fn(never);
  await expect(withDeadline(start, {signal: AbortSignal.abort(), service})).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(start).not.toHaveBeenCalled();
});
