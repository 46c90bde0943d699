import type { DatabaseSync } from 'node:sqlite'
import { insertRedirect } from './catalog/insert-address.ts'

/** Former URLs: a permanent redirect and a temporary one. */
const REDIRECTS = [
  { storeId: 1, from: 'krywan-shell-jacket', to: 'krywan-3l-shell', type: 'PRODUCT', code: 301 },
  { storeId: 2, from: 'kurtka-krywan', to: 'kurtka-3l-krywan', type: 'PRODUCT', code: 301 },
  { storeId: 1, from: 'avalanche-basics-a-weekend', to: 'avalanche-abc-a-tatra-weekend', type: 'PRODUCT', code: 301 },
  { storeId: 2, from: 'podstawy-lawinowe-weekend', to: 'lawinowe-abc-weekend-w-tatrach', type: 'PRODUCT', code: 301 },
  { storeId: 1, from: 'deals', to: 'sale', type: 'CATEGORY', code: 302 },
  { storeId: 2, from: 'wyprzedaz', to: 'promocje', type: 'CATEGORY', code: 302 },
  { storeId: 1, from: 'shipping-and-returns', to: 'delivery', type: 'CMS_PAGE', code: 301 },
  { storeId: 2, from: 'shipping-and-returns', to: 'delivery', type: 'CMS_PAGE', code: 301 },
  { storeId: 2, from: 'dostawa-i-zwroty', to: 'delivery', type: 'CMS_PAGE', code: 301 },
] as const

export function seedRedirects(database: DatabaseSync): void {
  for (const redirect of REDIRECTS) insertRedirect(database, redirect)
}
