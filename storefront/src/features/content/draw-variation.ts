/** Of the visitors, by variation; the rest sees the entry itself. */
export type Shares = Readonly<Record<string, number>>

/**
 * Which version of an entry a visitor sees.
 * @param kept what was drawn before; a version that the test no longer has is drawn anew
 * @param random from 0 to 1
 * @returns the id of a variation, or of the entry
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
