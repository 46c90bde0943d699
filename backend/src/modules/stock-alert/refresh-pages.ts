import { toUid } from '../../graphql/uid.ts'

/** Takes products whose stock has changed. */
export type RefreshPages = (productIds: readonly number[]) => void

const TIMEOUT_MS = 5000

/**
 * Lets the shop render the pages of products again: otherwise a mail could lead to a cached page that still says sold out.
 * @param secret the shop's; without one nothing is sent, and the shop shows the change when its pages expire
 */
export function pageRefresher(shopUrl: string, secret: string | undefined): RefreshPages {
  return (productIds) => {
    if (secret && productIds.length > 0) void refresh(shopUrl, secret, productIds)
  }
}

/** The request is sent after the running transaction: that has no pauses. */
async function refresh(shopUrl: string, secret: string, productIds: readonly number[]): Promise<void> {
  try {
    const response = await fetch(`${shopUrl}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags: productIds.map((id) => `product:${toUid(id)}`) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
  } catch (error) {
    console.error(`Notifying the shop of products that are back failed: ${(error as Error).message}`)
  }
}
