import {afterEach, expect, test, vi} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';
import LastUpdated from './index.js';

afterEach(() => vi.unstubAllEnvs());

const noted = 2024;
const text = (element: Parameters<typeof renderOnServer>[0]) =>
  renderOnServer(element).replace(/<[^>]+>/g, '');

test('the date is that of UTC, short, in a time element', () => {
  const html = renderOnServer(<LastUpdated lastUpdatedAt={Date.UTC(noted, 2, 5, 23, 59)} />);
  expect(html).toContain(
    '<b><time dateTime="2024-03-05T23:59:00.000Z" itemProp="dateModified">Mar 5, 2024</time></b>',
  );
});

test('date and author are each left out when unknown', () => {
  const date = Date.UTC(noted, 2, 5);
  expect(text(<LastUpdated lastUpdatedAt={date} lastUpdatedBy="Ada" />)).toBe(
    'Last updated on Mar 5, 2024 by Ada',
  );
  expect(text(<LastUpdated lastUpdatedAt={date} />)).toBe('Last updated on Mar 5, 2024');
  expect(text(<LastUpdated lastUpdatedBy="Ada" />)).toBe('Last updated by Ada');
});

test('while developing, a note says that the data is not real', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(text(<LastUpdated lastUpdatedBy="Ada" />)).toContain('made up while developing');
});
