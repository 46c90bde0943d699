/** Percent of five stars to two places; 0 where nothing was rated. */
export function averageRating(votes: readonly { readonly value: number }[]): number {
  if (votes.length === 0) return 0
  const stars = votes.reduce((sum, { value }) => sum + value, 0)
  return Math.round((stars / votes.length) * 20_00) / 100
}
