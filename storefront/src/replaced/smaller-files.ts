/**
 * Files of packages with more than the shop uses: what browsers get instead, a file of this folder, by the requests of their importers
 * (decision 0089). `next.config.ts` replaces them.
 */
export const SMALLER_FILES = {
  'unused-parts-of-next.ts': [
    './links',
    '../links',
    './reducers/server-action-reducer',
    './unrecognized-action-error',
    '../../../shared/lib/router/utils/interception-routes',
    '../../../../shared/lib/router/utils/interception-routes',
    './instant-validation/boundary',
    '../../shared/lib/instant-messages',
    './nav-failure-handler',
    './forbidden',
    './unauthorized',
    './handle-isr-error',
    '../../../lib/constants',
  ],
  'known-routes.ts': ['./optimistic-routes', '../segment-cache/optimistic-routes', './segment-cache/optimistic-routes'],
  'loadable.tsx': ['./lazy-dynamic/loadable'],
  'process.ts': ['next/dist/compiled/process'],
  'unused-parts-of-queries.ts': ['./mutationCache.js', './infiniteQueryBehavior.js'],
} as const
