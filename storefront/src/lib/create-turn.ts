/**
 * One call at a time, in the order of asking, so that no older answer is shown over a newer one. Calls about different things do
 * not wait for each other.
 */
export function createTurn(): <Result>(call: () => Promise<Result>, about?: string) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (call, about = '') => {
    const turn = Promise.resolve(last.get(about)).then(call)
    const done = turn
      .catch(() => undefined)
      .finally(() => {
        if (last.get(about) === done) last.delete(about)
      })
    last.set(about, done)
    return turn
  }
}
