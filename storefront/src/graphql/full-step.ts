const STEP_MS = 500

/**
 * Waits until a whole number of half seconds has passed. Magento answers sooner if there is no account: a response that waits for the next
 * step hides the difference.
 * @param since a reading of `performance.now()`
 */
export function untilFullStep(since: number): Promise<void> {
  const rest = STEP_MS - ((performance.now() - since) % STEP_MS)
  return new Promise((resolve) => setTimeout(resolve, rest))
}
