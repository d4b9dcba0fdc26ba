import fs from 'node:fs';
import path from 'node:path';
import {relativePath} from '../paths.js';
import {NOT_A_COMPONENT} from '../routes/themeAliases.js';
import type {Theme, ThemeComponent} from './Theme.js';

const DECLARATION = /\.d\.[cm]?ts$/;

type Location = Pick<ThemeComponent, 'name' | 'file'>;

/** True for a component that is a single file ("Tag.tsx"), not a folder. */
export function isOneFile({name, file}: Location): boolean {
  return file !== undefined && !file.startsWith(`${name}/`);
}

/**
 * True if a file of the theme belongs to a component: the file is in the component's folder or, for a component that is
 * a single file, has the same name ("Tag.module.css" beside "Tag.tsx").
 */
export function belongsTo(component: Location, file: string): boolean {
  return file.startsWith(isOneFile(component) ? `${component.name}.` : `${component.name}/`);
}

/** Files of a component without tests and stories, relative to the theme's folder, with "/". */
export function filesOfComponent({dir}: Theme, component: ThemeComponent): string[] {
  const own = path.join(dir, component.name);
  const folder = isOneFile(component) ? path.dirname(own) : own;
  return fs
    .readdirSync(folder, {recursive: !isOneFile(component), withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(dir, path.join(entry.parentPath, entry.name)))
    .filter((file) => belongsTo(component, file) && (DECLARATION.test(file) || !NOT_A_COMPONENT.test(file)))
    .sort();
}
