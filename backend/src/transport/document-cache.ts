import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** In characters. A parsed document takes about a hundred times as many bytes; a known storefront's largest has 20 000. */
const MOST_TEXT = 500_000
const LONGEST_TEXT = 50_000

/** Parsed documents and the errors of others, limited by total size because clients may send any number of new ones. */
export function documentCache() {
  const options = { maxSize: MOST_TEXT, maxEntrySize: LONGEST_TEXT, sizeCalculation: (_: object, text: string): number => text.length || 1 }
  return {
    documentCache: new LRUCache<string, DocumentNode>(options),
    errorCache: new LRUCache<string, Error>(options),
  }
}
