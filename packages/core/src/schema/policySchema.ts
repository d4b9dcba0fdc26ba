import {z} from '#zod';
import {off} from './schemaParts.js';

/**
 * Schema of one source of a directive, such as "https://images.example". Space, ";" and "," would end the source, the
 * directive or the header.
 */
const source = z.string().regex(/^[^\s;,]+$/, {
  error: 'A source of "contentSecurityPolicy" cannot contain spaces, ";" or ",": write several as a list.',
});

const directives = z.record(z.string(), z.array(source)).check(({value, issues}) => {
  for (const name of Object.keys(value)) {
    if (/^[a-z]+(?:-[a-z]+)*$/.test(name)) continue;
    const message = `"${name}" is not the name of a directive, such as "img-src".`;
    issues.push({code: 'custom', input: value, path: [name], message});
  }
});

/** Schema of the option `contentSecurityPolicy`. */
export const policySchema = z
  .union([
    z.boolean(),
    z.strictObject({
      directives: directives
        .default({})
        .describe('Sources to add, by directive: `{"img-src": ["https://images.example.com"]}`.'),
      reportOnly: off.describe('Browsers report what the policy would block, and block nothing.'),
    }),
  ])
  .default(false);
