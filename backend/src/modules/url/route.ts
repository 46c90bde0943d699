import type { DatabaseSync } from 'node:sqlite'
import { inputError } from '../../errors.ts'
import type { RouteAddress } from './route-address.ts'
import { findRewrite, pathOf, type UrlRewrite } from './url.repository.ts'

export interface RouteTarget {
  readonly id: number
  readonly address: RouteAddress
}

const LONGEST_CHAIN = 10

/**
 * What stands under an address of the shop. A redirect is followed to its end and answers with the code of its first hop;
 * a trailing slash or another letter case is a permanent redirect to the proper spelling.
 * @throws graphql-input for an empty address
 */
export function resolveRoute(database: DatabaseSync, storeId: number, url: string): RouteTarget | undefined {
  if (url.trim() === '') throw inputError('"url" argument should be specified and not empty')
  const { path, query } = splitUrl(url)
  const direct = viewPath(path)
  if (direct) {
    const pretty = pathOf(database, storeId, direct.type, direct.id)
    if (pretty === undefined) return undefined
    return { id: direct.id, address: { relativeUrl: pretty + query, redirectCode: 0, type: direct.type } }
  }

  const spelled = path.replace(/\/+$/, '')
  const first = findRewrite(database, storeId, spelled)
  const last = first && followRedirects(database, storeId, first)
  if (!first || !last || last.entityId === null || last.entityType === 'CMS_PAGE') return undefined
  const respelled = first.requestPath !== path ? 301 : 0
  const redirectCode = first.redirectCode || respelled
  return { id: last.entityId, address: { relativeUrl: last.requestPath + query, redirectCode, type: last.entityType } }
}

function splitUrl(url: string): { path: string; query: string } {
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

/** Magento's internal addresses, which work without a rewrite of their own. */
function viewPath(path: string): { type: 'CATEGORY' | 'PRODUCT'; id: number } | undefined {
  const match = /^catalog\/(category|product)\/view\/id\/(\d+)$/.exec(path)
  return match ? { type: match[1] === 'category' ? 'CATEGORY' : 'PRODUCT', id: Number(match[2]) } : undefined
}

/** Undefined for a redirect to outside, to nowhere or round in a circle. */
function followRedirects(database: DatabaseSync, storeId: number, first: UrlRewrite): UrlRewrite | undefined {
  let rewrite: UrlRewrite | undefined = first
  for (let hop = 0; rewrite && rewrite.redirectCode !== 0; hop++) {
    if (hop === LONGEST_CHAIN || rewrite.targetPath === null) return undefined
    rewrite = findRewrite(database, storeId, rewrite.targetPath)
  }
  return rewrite
}
