import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import {testSite} from '../../test/testSite.js';
import type {GlobalData} from '../shared/siteConfig.js';
import {DataContext, type DataSource} from './context/DataContext.js';
import {SiteContext} from './context/SiteContext.js';
import useDocusaurusContext from './useDocusaurusContext.js';
import useGlobalData, {
  type UseDataOptions,
  useAllPluginInstancesData,
  usePluginData,
} from './useGlobalData.js';

function Reader({use}: {readonly use: () => void}): null {
  use();
  return null;
}

function read(use: () => unknown, globalData?: GlobalData, source: DataSource | null = null): unknown {
  const results: unknown[] = [];
  renderToString(
    <SiteContext.Provider value={{...testSite(), ...(globalData && {globalData})}}>
      <DataContext.Provider value={source}>
        <Reader use={() => results.push(use())} />
      </DataContext.Provider>
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

test('a part in a file of its own is read when it is used, whichever way the data is reached', () => {
  const asked: string[] = [];
  const source: DataSource = {
    read(ref) {
      asked.push(ref);
      return {value: [ref]};
    },
  };
  const docs = {versions: [{name: '1', docs: {$data: 'data:one.json'}}, {name: '2'}]};
  const globalData: GlobalData = {docs: {default: docs}, other: {default: {a: 1}}};
  type Data = {readonly versions: readonly {readonly name: string; readonly docs?: unknown}[]};
  const [data, again, fromContext] = read(
    () => [
      usePluginData('docs'),
      useGlobalData().docs?.default,
      useDocusaurusContext().globalData.docs?.default,
    ],
    globalData,
    source,
  ) as Data[];
  expect(asked).toEqual([]);
  expect(JSON.parse(JSON.stringify(data))).toEqual({versions: [{name: '1'}, {name: '2'}]});
  expect(asked).toEqual([]);
  expect(data?.versions[0]?.docs).toEqual(['data:one.json']);
  expect([again, fromContext]).toEqual([data, data]);
  expect(again).toBe(data);
});
