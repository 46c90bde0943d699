/** From the asking to the answer, in milliseconds: at some moment between them the shop was as it says. */
export interface Period {
  readonly asked: number
  readonly answered: number
}

/** Whether an answer is of a later moment than the one that is shown. Of two that overlap nobody can tell. */
export function placeInTime(answer: Period, shown: Period | undefined): 'later' | 'earlier' | 'unclear' {
  if (!shown || answer.asked >= shown.answered) return 'later'
  return answer.answered <= shown.asked ? 'earlier' : 'unclear'
}
