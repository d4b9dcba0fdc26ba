// A plugin declares the files that it generates by a pattern of its own.
import {setting} from '@generated/my-plugin/default/generated.js';

export const length: number = setting.length;
