import {SiteError} from '@lectern/core';

/** Errors of `site queue` that end the command. */
export const errors = {
  urlMissing: () =>
    new SiteError('QUEUE_REDIS_URL', 'The address of Redis is missing.', {
      hint: 'Set the environment variable REDIS_URL: redis://user:password@host:6379, or rediss:// for TLS. An address without a password may be the option "url" of @lectern/bullmq instead.',
    }),

  /** The address may have a password, so it is not in the message. */
  urlInvalid: (source: string) =>
    new SiteError('QUEUE_REDIS_URL', `${source} is not the address of a Redis server.`, {
      hint: 'It begins with redis://, or with rediss:// for TLS: redis://user:password@host:6379.',
    }),

  commitUnknown: (siteDir: string) =>
    new SiteError('QUEUE_COMMIT_UNKNOWN', `git has no commit for the site in ${siteDir}.`, {
      hint: 'Workers take shards of their own commit only. Outside of a git checkout, give all machines of a build the same name: site queue build --run <name>, site queue work --run <name>.',
    }),

  optionInvalid: ({flag, value, range}: {flag: string; value: string; range: string}) =>
    new SiteError('QUEUE_OPTION_INVALID', `"${flag} ${value}" is not valid.`, {hint: `It must be ${range}.`}),
};
