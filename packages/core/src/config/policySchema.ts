import {z} from 'zod';

const directiveName = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*$/, {error: 'the name of a directive such as "img-src"'});

/** A source may not end its directive, nor the header. */
const source = z
  .string()
  .regex(/^[^\s;,]+$/, {error: 'one source such as "https://example.com", without spaces, ";" and ","'});

/** The option `contentSecurityPolicy`. */
export const policySchema = z
  .union([
    z.boolean(),
    z.strictObject({
      directives: z
        .record(directiveName, z.array(source))
        .default({})
        .describe('Sources to add, by directive: `{"img-src": ["https://images.example.com"]}`.'),
      reportOnly: z
        .boolean()
        .default(false)
        .describe('Browsers report what the policy would block, and block nothing.'),
    }),
  ])
  .default(false);
