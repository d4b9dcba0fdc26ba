import {z} from '#zod';

/** Schema of the field `deploy`. */
export const deploySchema = z.strictObject({
  to: z
    .string()
    .describe(
      'Where `site deploy` puts the files: `rsync:deploy@example.com:/var/www/docs`, the path of a folder after `rsync:`, or `s3://bucket/folder`.',
    ),
  keepRemoved: z
    .int()
    .min(0)
    .default(3)
    .describe(
      'Deployments for which a file stays that the site has no more, so that tabs which visitors have open keep working.',
    ),
});

export type DeploySettings = z.infer<typeof deploySchema>;
