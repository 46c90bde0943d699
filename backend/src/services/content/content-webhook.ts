import type { ContentEntry } from './content-entry.ts'

/** What Builder posts when something changes that visitors see; nothing is sent while a draft is written. */
export interface ContentChange {
  readonly modelName: string
  readonly newValue: ContentEntry | null
  readonly previousValue: ContentEntry | null
}

export type TellShop = (change: ContentChange) => Promise<void>

const TIME_LIMIT_MS = 5000

/**
 * Tells the shop, as a webhook of Builder's with a header of its own does.
 * @param secret what the shop wants to be told; without one it is told nothing, and finds the change once its pages are old
 */
export function contentWebhook(shopUrl: string, secret: string | undefined): TellShop {
  return async (change) => {
    const operation = operationOf(change)
    if (!secret || !operation) return
    try {
      const response = await fetch(`${shopUrl}/api/revalidate/content`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ operation, ...change }),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`it answered ${response.status}`)
    } catch (error) {
      console.error(`The shop does not hear of changed content: ${(error as Error).message}`)
    }
  }
}

function operationOf({ newValue, previousValue }: ContentChange): string | undefined {
  if (newValue === null) return 'delete'
  if (newValue.published === 'published') return 'publish'
  if (previousValue?.published !== 'published') return undefined
  return newValue.published === 'archived' ? 'archive' : 'unpublish'
}
