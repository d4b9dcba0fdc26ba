import v8 from 'node:v8';
import {ENGINE_FLAGS} from '../engineFlags.js';

// V8 applies flags only to functions that it compiles after the flags are set, so this module has to be imported before
// all others.
for (const flag of ENGINE_FLAGS) v8.setFlagsFromString(flag);
