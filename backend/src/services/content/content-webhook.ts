import type { ContentEntry } from './content-entry.ts'

/** Builder's webhook for changes that visitors see; drafts send none. */
export interface ContentChange {
  readonly modelName: string
  readonly newValue: ContentEntry | null
  readonly previousValue: ContentEntry | null
}

export type NotifyShop = (change: ContentChange) => Promise<void>

const TIMEOUT_MS = 5000

/**
 * Notifies the shop as Builder's webhook with a custom header does.
 * @param secret the shop's; without one nothing is sent, and the shop shows the change when its pages expire
 */
export function contentWebhook(shopUrl: string, secret: string | undefined): NotifyShop {
  return async (change) => {
    const operation = operationOf(change)
    if (!secret || !operation) return
    try {
      const response = await fetch(`${shopUrl}/api/revalidate/content`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ operation, ...change }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`status ${response.status}`)
    } catch (error) {
      console.error(`Notifying the shop of changed content failed: ${(error as Error).message}`)
    }
  }
}

function operationOf({ newValue, previousValue }: ContentChange): string | undefined {
  if (newValue === null) return 'delete'
  if (newValue.published === 'published') return 'publish'
  if (previousValue?.published !== 'published') return undefined
  return newValue.published === 'archived' ? 'archive' : 'unpublish'
}
