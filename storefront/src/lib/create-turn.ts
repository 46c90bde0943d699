/** One call at a time, in the order of asking, so that no older answer is shown over a newer one. */
export function createTurn(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (call) => {
    const turn = last.then(call)
    last = turn.catch(() => undefined)
    return turn
  }
}
