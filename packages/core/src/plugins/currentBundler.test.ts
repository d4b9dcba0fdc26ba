import Module from 'node:module';
import {expect, onTestFinished, test, vi} from 'vitest';
import {bundlerOf, loadBundler} from './currentBundler.js';

/** Internal function of Node that loads modules for `require`. */
const modules = Module as unknown as {_load(request: string, ...rest: readonly unknown[]): unknown};

test("with Plug'n'Play, which has archives in which `require` finds no ES module, Rspack is imported", async () => {
  Object.defineProperty(process.versions, 'pnp', {value: '3', configurable: true});
  onTestFinished(() => void Reflect.deleteProperty(process.versions, 'pnp'));
  const load = modules._load;
  vi.spyOn(modules, '_load').mockImplementation((request, ...rest) => {
    if (request === '@rspack/core') throw new Error('not found');
    return load.call(Module, request, ...rest);
  });
  const bundler = bundlerOf('/site');
  expect(() => bundler.instance).toThrow('not found');
  await loadBundler(bundler);
  expect(bundler.instance.DefinePlugin).toBeTypeOf('function');
});
