/**
 * Runs calls one at a time, in the order in which they were made, so that no older answer is shown over a newer one. Calls with
 * different keys do not wait for each other.
 */
export function serialQueue(): <Result>(call: () => Promise<Result>, key?: string) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (call, key = '') => {
    const result = Promise.resolve(last.get(key)).then(call)
    const settled = result
      .catch(() => undefined)
      .finally(() => {
        if (last.get(key) === settled) last.delete(key)
      })
    last.set(key, settled)
    return result
  }
}
