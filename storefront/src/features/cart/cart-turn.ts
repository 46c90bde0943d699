let last: Promise<unknown> = Promise.resolve()

/** One call about the cart at a time: answers come in the order of asking, so that no older one is shown over a newer. */
export function inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
  const turn = last.then(call)
  last = turn.catch(() => undefined)
  return turn
}
