import {isSiteError, SiteError} from '@lectern/core';

/** Name of the environment variable with the API key that can change the collection. */
export const ADMIN_KEY = 'TYPESENSE_ADMIN_KEY';

export function missingKey(): SiteError {
  return new SiteError('SEARCH_PUSH_KEY', `The environment variable ${ADMIN_KEY} is not set.`, {
    hint: 'Set it to a key that may write the collection. It is read by this command alone and never gets into the site.',
  });
}

export function missingRecords(locale: string): SiteError {
  return new SiteError('SEARCH_PUSH_NO_BUILD', `There are no search records of the locale "${locale}".`, {
    hint: 'Run `site build` first: it makes the records that this command sends.',
  });
}

export function takenName(alias: string): SiteError {
  return new SiteError(
    'SEARCH_PUSH_NAME',
    `The server has a collection named "${alias}", so no alias can have this name.`,
    {hint: 'Give `collection` of the search provider another name, or delete that collection.'},
  );
}

export function failedImport(url: string, reason: string): SiteError {
  return new SiteError('SEARCH_PUSH_RECORD', `Typesense refused the record of ${url}: ${reason}`, {
    hint: 'Records that were sent before stay. Run the command again when the reason is gone.',
  });
}

export function noTypesense(): SiteError {
  return new SiteError('SEARCH_PUSH_NO_TYPESENSE', 'The server does not answer as Typesense does.', {
    hint: 'Check that `nodes` of the search provider has the address of Typesense itself, without a proxy that asks to sign in.',
  });
}

/** Returns the HTTP status of an error of Typesense's client; `undefined` for other errors. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const {httpStatus}: {httpStatus?: unknown} = error;
  return typeof httpStatus === 'number' ? httpStatus : undefined;
}

/** Converts an error of Typesense's client to a `SiteError` with a hint. Returns other errors unchanged. */
export function reportFailure(error: unknown): unknown {
  if (isSiteError(error) || !(error instanceof Error)) return error;
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return new SiteError('SEARCH_PUSH_REFUSED', `Typesense refused the key in ${ADMIN_KEY} (${status}).`, {
      hint: 'The key needs the actions "collections:*", "documents:*" and "aliases:*" for this collection.',
      cause: error,
    });
  }
  if (status !== undefined) {
    return new SiteError('SEARCH_PUSH_FAILED', `Typesense answered ${status}: ${error.message}`, {
      cause: error,
    });
  }
  if ('code' in error || 'request' in error) {
    return new SiteError('SEARCH_PUSH_UNREACHABLE', `Typesense cannot be reached: ${error.message}`, {
      hint: 'Check `nodes` of the search provider and that the server runs.',
      cause: error,
    });
  }
  return error;
}
