import type {RoutePayload} from '../../shared/payload.js';

/** Makes the payload of the not-found page. `@theme/NotFound` is in every registry. */
export function notFoundPayload(code: string): RoutePayload {
  return {
    code,
    path: '*',
    chain: [{path: '*', component: 'code:@theme/NotFound', plugin: {name: 'native', id: 'default'}}],
    files: {},
  };
}
