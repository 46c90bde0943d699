import type { Plugin } from 'graphql-yoga'
import type { DatabaseSync } from 'node:sqlite'
import { httpPlugin } from '../../services/http/http-plugin.ts'
import { isSecret } from '../identity/secret.ts'
import { shopLink } from '../store/shop-link.ts'
import { allStores, defaultStore } from '../store/store.repository.ts'
import { findSubscriberById, markSubscribed } from './newsletter.repository.ts'

/** Magento writes parameters into the path. */
const LINK = /^\/newsletter\/subscriber\/confirm(?:\/id\/(\d{1,15})\/code\/([\w-]+))?\/?$/

export const confirmationPath = (id: number, code: string): string => `/newsletter/subscriber/confirm/id/${id}/code/${code}/`

interface Parts {
  readonly database: DatabaseSync
  readonly shopUrl: string
  readonly now: () => Date
}

/**
 * The target of the link in the confirmation mail, for which Magento has no GraphQL: the link begins with the shop's address, and the shop
 * leads here. Magento redirects to its link base URL; here the response redirects to a storefront page that shows the result.
 */
export function confirmSubscriptions({ database, shopUrl, now }: Parts): Plugin {
  return httpPlugin(({ request, url }) => {
    const link = request.method === 'GET' && LINK.exec(url.pathname)
    if (!link) return undefined
    const storeId = confirm(database, { id: Number(link[1] ?? 0), code: link[2] ?? '' }, now())
    const store = allStores(database).find(({ id }) => id === storeId) ?? defaultStore(database)
    const location = store ? shopLink({ shopUrl, store }, storeId === undefined ? '/newsletter/expired' : '/newsletter/confirmed') : shopUrl
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  })
}

/** @returns the store view of the subscription; undefined for a link that is invalid or used */
function confirm(database: DatabaseSync, { id, code }: { id: number; code: string }, now: Date): number | undefined {
  const subscriber = findSubscriberById(database, id)
  if (!subscriber || !isSecret(code, subscriber.confirmationCodeHash)) return undefined
  markSubscribed(database, subscriber.id, now)
  return subscriber.storeId
}
