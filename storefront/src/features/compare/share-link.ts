import { MOST_COMPARED } from './compare-limits.ts'

const ITEMS = /[?&]items=([^&]*)/

/** A comparison that anybody may be shown. The comma between two SKUs stays one, so that it differs from one within. */
export const shareSearch = (skus: readonly string[]): string => `?items=${skus.map(encodeURIComponent).join(',')}`

/** The SKUs that the address of a shared comparison names; nothing where it names none. */
export function sharedSkus(search: string): readonly string[] | undefined {
  const [, items] = ITEMS.exec(search) ?? []
  if (!items) return undefined
  const skus = items.split(',').map(decoded).filter(Boolean)
  return [...new Set(skus)].slice(0, MOST_COMPARED)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return ''
  }
}
