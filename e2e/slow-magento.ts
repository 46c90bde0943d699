/** In the addresses of pages that take Magento longer than the storefront waits. */
const HEAVY = 'heavy-page'

/** A real Magento takes this long for what it has not cached. */
export const REAL_TIMES = { graphql: { slow: 500, slowest: 1000, late: { ms: 12_000, every: 1, containing: HEAVY } } }

/**
 * A visitor who requests one heavy page after the other, while a story is about those who visit other pages.
 * @returns once the first answer was late, a function that ends the visit
 */
export async function visitHeavyPages(shopUrl: string): Promise<() => Promise<void>> {
  const leaving = new AbortController()
  const visit = async (page: number): Promise<void> => {
    const { status, body } = await fetch(`${shopUrl}/${HEAVY}-${page}`, { signal: leaving.signal })
    await body?.cancel()
    if (status !== 503) throw new Error(`A page whose data are late was answered with status ${status}`)
  }
  const visitOthers = async (): Promise<void> => {
    for (let page = 2; !leaving.signal.aborted; page++) await visit(page)
  }
  await visit(1)
  // Handled at once: it may fail long before the end of the story.
  const ended = visitOthers().catch((error: unknown) => (leaving.signal.aborted ? undefined : error))
  return async () => {
    leaving.abort()
    const failure = await ended
    if (failure) throw failure
  }
}
