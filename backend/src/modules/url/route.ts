import type { DatabaseSync } from 'node:sqlite'
import type { EntityType, RouteAddress } from '../../graphql/routable.ts'
import { refused } from '../../refusals/refusal.ts'
import { setting } from '../store/settings.ts'
import { findRewrite, pathOf, type UrlRewrite } from './url.repository.ts'

export interface RouteTarget {
  /** Null for a redirect to another site. */
  readonly entity: { readonly id: number; readonly type: EntityType } | null
  readonly address: RouteAddress
}

const MAX_REDIRECTS = 10

/**
 * Resolves a URL of the shop; the empty path is the home page. Redirects are followed to the end and return the code of the first;
 * a trailing slash or different letter case is a permanent redirect to the canonical spelling.
 * @throws graphql-input for an empty URL, graphql-no-such-entity for a rewrite without an entity
 */
export function resolveRoute(database: DatabaseSync, storeId: number, url: string): RouteTarget | undefined {
  if (url.trim() === '') throw refused('route.urlMissing')
  const { path: requestedPath, query } = splitUrl(url)
  const path = requestedPath === '' ? setting(database, 'web/default/cms_home_page', storeId) : requestedPath
  const direct = viewPath(path)
  if (direct) {
    const pretty = pathOf(database, storeId, direct.type, direct.id)
    return pretty === undefined ? undefined : target(direct, pretty + query, 0)
  }

  const first = findRewrite(database, storeId, path.replace(/\/+$/, ''))
  if (!first) return undefined
  if (first.redirectCode === 0) {
    if (first.entityId === null) throw notFound(url)
    const entity = { id: first.entityId, type: first.entityType }
    return target(entity, first.requestPath + query, first.requestPath === path ? 0 : 301)
  }
  const end = endOfRedirects(database, storeId, first)
  return end && target(end.entity, end.path + query, first.redirectCode)
}

export const notFound = (url: string) => refused('route.deadEnd', { url })

function target(entity: RouteTarget['entity'], relativeUrl: string, redirectCode: number): RouteTarget {
  return { entity, address: { relativeUrl, redirectCode, type: entity?.type ?? null } }
}

/** Undefined for a redirect loop. */
function endOfRedirects(database: DatabaseSync, storeId: number, first: UrlRewrite) {
  let rewrite = first
  for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
    const path = rewrite.targetPath ?? ''
    const next = findRewrite(database, storeId, path)
    if (!next) return { path, entity: null }
    if (next.redirectCode === 0) {
      return { path: next.requestPath, entity: next.entityId === null ? null : { id: next.entityId, type: next.entityType } }
    }
    rewrite = next
  }
  return undefined
}

/** The decoded path without leading slashes, and the query with its question mark; absolute URLs of the shop are accepted. */
function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const address = /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, '') : url
  const query = address.indexOf('?')
  const path = (query < 0 ? address : address.slice(0, query)).replace(/^\/+/, '')
  return { path: decoded(path), query: query < 0 ? '' : address.slice(query) }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const TYPES: readonly (readonly [pattern: RegExp, type: EntityType])[] = [
  [/^catalog\/category\/view\/id\/(\d{1,15})$/, 'CATEGORY'],
  [/^catalog\/product\/view\/id\/(\d{1,15})$/, 'PRODUCT'],
  [/^cms\/page\/view\/page_id\/(\d{1,15})$/, 'CMS_PAGE'],
]

/** Magento's internal URLs, which work without a rewrite. */
function viewPath(path: string): { readonly type: EntityType; readonly id: number } | undefined {
  for (const [pattern, type] of TYPES) {
    const id = pattern.exec(path)?.[1]
    if (id) return { type, id: Number(id) }
  }
  return undefined
}
