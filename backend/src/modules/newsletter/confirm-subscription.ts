import type { Plugin } from 'graphql-yoga'
import type { DatabaseSync } from 'node:sqlite'
import { httpPlugin } from '../../services/http/http-plugin.ts'
import { isSecret } from '../identity/secret.ts'
import { shopLink } from '../store/shop-link.ts'
import { allStores, defaultStore } from '../store/store.repository.ts'
import { findSubscriberById, markSubscribed } from './newsletter.repository.ts'

export const CONFIRMATION_PATH = '/newsletter/subscriber/confirm'

interface Parts {
  readonly database: DatabaseSync
  readonly shopUrl: string
  readonly now: () => Date
}

/**
 * The target of the link in the confirmation mail, for which Magento has no GraphQL. Magento shows the result in its own
 * theme; here the response redirects to a storefront page that shows it.
 */
export function confirmSubscriptions({ database, shopUrl, now }: Parts): Plugin {
  return httpPlugin(({ request, url }) => {
    if (url.pathname !== CONFIRMATION_PATH || request.method !== 'GET') return undefined
    const storeId = confirm(database, url.searchParams, now())
    const store = allStores(database).find(({ id }) => id === storeId) ?? defaultStore(database)
    const location = store ? shopLink({ shopUrl, store }, storeId === undefined ? '/newsletter/expired' : '/newsletter/confirmed') : shopUrl
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  })
}

/** @returns the store view of the subscription; undefined for a link that is invalid or used */
function confirm(database: DatabaseSync, search: URLSearchParams, now: Date): number | undefined {
  const subscriber = findSubscriberById(database, Number(search.get('id')))
  if (!subscriber || !isSecret(search.get('code') ?? '', subscriber.confirmationCodeHash)) return undefined
  markSubscribed(database, subscriber.id, now)
  return subscriber.storeId
}
