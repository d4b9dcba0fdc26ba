import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import {testSite} from '../../test/testSite.js';
import {SiteContext} from './context/SiteContext.js';
import {type UseDataOptions, useAllPluginInstancesData, usePluginData} from './useGlobalData.js';

function Reader({use}: {readonly use: () => void}): null {
  use();
  return null;
}

function read(use: () => unknown): unknown {
  const results: unknown[] = [];
  renderToString(
    <SiteContext.Provider value={testSite()}>
      <Reader use={() => results.push(use())} />
    </SiteContext.Provider>,
  );
  return results[0];
}

test('data is found by plugin and instance', () => {
  expect(read(() => usePluginData('plugin-a'))).toEqual({answer: 42});
  expect(read(() => useAllPluginInstancesData('plugin-a'))).toEqual({default: {answer: 42}});
});

test('missing data is an error only when that is asked for', () => {
  const strict: UseDataOptions = {failfast: true};
  expect(read(() => usePluginData('plugin-b'))).toBeUndefined();
  expect(() => read(() => usePluginData('plugin-b', undefined, strict))).toThrow(
    'The plugin "plugin-b" has set no global data.',
  );
  expect(() => read(() => usePluginData('plugin-a', 'second', strict))).toThrow('for its instance "second"');
  expect(() => read(() => useAllPluginInstancesData('plugin-b', strict))).toThrow('"plugin-b"');
});
