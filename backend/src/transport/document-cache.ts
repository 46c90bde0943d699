import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Characters. A parsed document takes about a hundred times as many bytes; a known storefront's largest has 20 000. */
const MAX_TOTAL_LENGTH = 500_000
const MAX_LENGTH = 50_000

/** Parsed documents and the errors of others, limited by total size because clients may send any number of new ones. */
export function documentCache() {
  const options = { maxSize: MAX_TOTAL_LENGTH, maxEntrySize: MAX_LENGTH, sizeCalculation: (_: object, text: string): number => text.length || 1 }
  return {
    documentCache: new LRUCache<string, DocumentNode>(options),
    errorCache: new LRUCache<string, Error>(options),
  }
}
