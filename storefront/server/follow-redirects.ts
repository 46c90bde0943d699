import { internalPath, type PathSettings, splitQuery } from './internal-path.ts'
import type { AddressRedirect, PageAddresses } from './page-addresses.ts'
import { withRequestQuery } from './redirect-query.ts'

/** More than a merchant's address has after years of renaming. */
const MAX_HOPS = 10

/**
 * The end of a redirect of the backend, so that a visitor is redirected once, and never in a circle.
 * @param from the internal path that redirects; undefined for another spelling of an address, which may be that of its end
 * @returns undefined if the redirect leads back to an address on its way
 */
export async function endOfRedirects(from: string | undefined, first: AddressRedirect, addresses: PageAddresses, settings: PathSettings): Promise<AddressRedirect | undefined> {
  const seen = new Set(from === undefined ? [] : [splitQuery(from).page])
  let end = first
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    if (!isInShop(end)) return end
    const { page, location } = pageOf(end.location, settings)
    if (seen.has(page)) return undefined
    seen.add(page)
    const next = await addresses.find(page)
    if (typeof next === 'string') return { ...end, location }
    const isPermanent = end.status === 308 && (next.status === 308 || next.status === 301)
    end = isInShop(next) ? { status: isPermanent ? 308 : 307, location: withRequestQuery(next.location, queryOf(location)) } : next
  }
  return undefined
}

export const isInShop = ({ location }: AddressRedirect): boolean => location.startsWith('/')

/** The canonical public URL of a location and the internal path of its page. */
function pageOf(location: string, settings: PathSettings): { readonly page: string; readonly location: string } {
  const [url = '/', hash] = location.split('#', 2)
  const decision = internalPath(url, settings)
  const suffix = hash === undefined ? '' : `#${hash}`
  return decision.kind === 'redirect' ? pageOf(decision.location + suffix, settings) : { page: splitQuery(decision.path).page, location }
}

const queryOf = (location: string): string => /\?([^#]*)/.exec(location)?.[1] ?? ''
