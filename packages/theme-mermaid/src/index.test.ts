import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Validate} from '@lectern/core';
import {afterEach, beforeEach, expect, test} from 'vitest';
import themeMermaid, {validateThemeConfig} from './index.js';

const validate: Validate = (schema, value) => schema.parse(value);

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-mermaid-'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

test('the settings have defaults for both colour modes', () => {
  const check = (mermaid?: object) => validateThemeConfig({validate, themeConfig: {mermaid}}).mermaid;
  expect(check()).toEqual({theme: {light: 'default', dark: 'dark'}, options: {}});
  expect(check({theme: {dark: 'forest'}, options: {maxTextSize: 5}})).toEqual({
    theme: {light: 'default', dark: 'forest'},
    options: {maxTextSize: 5},
  });
  expect(() => check({themes: {}})).toThrow();
  expect(() => check({options: {securityLevel: 'loose'}})).toThrow('diagrams can run code');
});

test('ELK is bundled only where it is installed', () => {
  const generatedFilesDir = path.join(siteDir, '.site');
  const layouts = () => {
    themeMermaid({siteDir, generatedFilesDir} as LoadContext);
    return fs.readFileSync(path.join(generatedFilesDir, 'docusaurus-theme-mermaid/layouts.js'), 'utf8');
  };
  expect(layouts()).not.toContain('import(');
  const elk = path.join(siteDir, 'node_modules/@mermaid-js/layout-elk');
  fs.mkdirSync(elk, {recursive: true});
  fs.writeFileSync(path.join(elk, 'package.json'), '{}');
  expect(layouts()).toContain("import('@mermaid-js/layout-elk')");
});
