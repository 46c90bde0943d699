/** From request to answer, in milliseconds since the epoch: the answer was true at some time in between. */
export interface Period {
  readonly requestedAt: number
  readonly answeredAt: number
}

/** Compares an answer with the displayed one. The order of overlapping requests is unknown. */
export function compareFreshness(answer: Period, shown: Period | undefined): 'newer' | 'older' | 'unclear' {
  if (!shown || answer.requestedAt >= shown.answeredAt) return 'newer'
  return answer.answeredAt <= shown.requestedAt ? 'older' : 'unclear'
}
