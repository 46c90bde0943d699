const STEP_MS = 500

/**
 * Waits until a whole number of half seconds has passed. Magento is quicker where there is no account: an answer that leaves with the next
 * step hides by how much.
 * @param since a reading of `performance.now()`
 */
export function untilFullStep(since: number): Promise<void> {
  const rest = STEP_MS - ((performance.now() - since) % STEP_MS)
  return new Promise((resolve) => setTimeout(resolve, rest))
}
