import type {RoutePayload} from '../../shared/payload.js';

/**
 * Makes the payload (data of a page) of the not-found page. Every site has the component `@theme/NotFound`.
 *
 * @param code - hash of the running bundle
 */
export function notFoundPayload(code: string): RoutePayload {
  return {
    code,
    path: '*',
    chain: [{path: '*', component: 'code:@theme/NotFound', plugin: {name: 'native', id: 'default'}}],
    files: {},
  };
}
