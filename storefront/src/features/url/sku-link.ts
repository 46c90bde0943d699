const ITEMS = /[?&]items=([^&]*)/

/** The query of a link that shares products. Commas between SKUs are not encoded, those within one are. */
export const shareSearch = (skus: readonly string[]): string => `?items=${skus.map(encodeURIComponent).join(',')}`

/**
 * The SKUs in a link, without duplicates.
 * @param most the number of SKUs after which the rest is ignored
 */
export function sharedSkus(search: string, most: number): readonly string[] | undefined {
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
