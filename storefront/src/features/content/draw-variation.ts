/** Share of visitors by variation; the others see the original. */
export type Shares = Readonly<Record<string, number>>

/**
 * Draws a variation of an entry.
 * @param kept the version drawn before, ignored if the test no longer has it
 * @param random from 0 to 1
 * @returns the id of the variation, or of the entry for the original
 */
export function drawVariation(entryId: string, shares: Shares, kept: string | undefined, random: number): string {
  if (kept !== undefined && (kept === entryId || Object.hasOwn(shares, kept))) return kept
  let passed = 0
  for (const [id, share] of Object.entries(shares)) {
    passed += share
    if (random < passed) return id
  }
  return entryId
}
