import {withDeadline} from '../../hosted/client/deadline.js';
import type {CreateSearchProvider} from '../../provider.js';
import type {TypesenseClientOptions} from './options.js';
import {postSearch} from './postSearch.js';
import {searchRequest} from './request.js';
import {readResults} from './response.js';

/** Search provider for Typesense. The collection has records of `site search:push` or of the DocSearch crawler. */
const createTypesenseProvider: CreateSearchProvider<TypesenseClientOptions> = ({
  options,
  baseUrl,
  locale,
}) => ({
  async search(query, {signal}) {
    const body = searchRequest(query, {options, locale});
    const response = await withDeadline(() => postSearch(body, options, signal), {
      signal,
      service: 'Typesense',
    });
    return readResults(response, query, {...options, baseUrl});
  },
});

export default createTypesenseProvider;
