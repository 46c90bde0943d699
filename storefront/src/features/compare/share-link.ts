import { MOST_COMPARED } from './compare-limits.ts'

const ITEMS = /[?&]items=([^&]*)/

/** Products that anybody may be shown. The comma between two SKUs stays one, so that it differs from one within. */
export const shareSearch = (skus: readonly string[]): string => `?items=${skus.map(encodeURIComponent).join(',')}`

/** The SKUs that such an address names, so many at most; nothing where it names none. */
export function sharedSkus(search: string, most = MOST_COMPARED): readonly string[] | undefined {
  const [, items] = ITEMS.exec(search) ?? []
  if (!items) return undefined
  const skus = items.split(',').map(decoded).filter(Boolean)
  return [...new Set(skus)].slice(0, most)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return ''
  }
}
