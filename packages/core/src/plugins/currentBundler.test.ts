import Module from 'node:module';
import {expect, onTestFinished, test, vi} from 'vitest';
import {bundlerOf, loadBundler} from './currentBundler.js';

/** Internal function of Node that loads modules for `require`. */
const modules = Module as unknown as {_load(request: string, ...rest: readonly unknown[]): unknown};

test("with Plug'n'Play, which has archives in which `require` finds no ES module, Rspack is imported", async () => {
  Object.defineProperty(process.versions, 'pnp', {value: '3', configurable: true});
  onTestFinished(() => void Reflect.deleteProperty(process.versions, 'pnp'));
  vi.spyOn(modules, '_load').mockImplementation((request) => {
    throw new Error(`require('${request}')`);
  });
  const bundler = bundlerOf('/site');
  expect(() => bundler.instance).toThrow("require('@rspack/core')");
  await loadBundler(bundler);
  expect(bundler.instance.DefinePlugin).toBeTypeOf('function');
});
