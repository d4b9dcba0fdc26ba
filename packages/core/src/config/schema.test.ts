import {expect, test} from 'vitest';
import type {z} from '#zod';
import type {Config} from '../plugins/Config.js';
import type {configSchema} from './schema.js';

type Written = z.input<typeof configSchema>;

// Checked by the compiler: each type is assignable to the other one.
const toConfig = (written: Written): Config => written;
const toWritten = (config: Config): Written => config;

test('the type Config, which is written from the schema, accepts what the schema does', () => {
  const config = {title: 'Site', url: 'https://example.com', baseUrl: '/'};
  expect(toConfig(toWritten(config))).toBe(config);
});
