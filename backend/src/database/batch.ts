/**
 * Reads by key that come in together become one read. GraphQL asks each item of a list for its parts one by one; without
 * this, a page of products would cost a statement per product and part.
 * @param read answers the keys it knows; the others are undefined
 */
export function batched<Key, Value>(read: Read<Key, Value>): (key: Key) => Promise<Value | undefined> {
  const answers = new Map<Key, Promise<Value | undefined>>()
  let waiting: Batch<Key, Value> | undefined

  return (key) => {
    let answer = answers.get(key)
    if (!answer) {
      waiting ??= openBatch(read, () => (waiting = undefined))
      waiting.keys.push(key)
      answer = waiting.found.then((found) => found.get(key))
      answers.set(key, answer)
    }
    return answer
  }
}

type Read<Key, Value> = (keys: readonly Key[]) => ReadonlyMap<Key, Value>

interface Batch<Key, Value> {
  readonly keys: Key[]
  readonly found: Promise<ReadonlyMap<Key, Value>>
}

function openBatch<Key, Value>(read: Read<Key, Value>, close: () => void): Batch<Key, Value> {
  const keys: Key[] = []
  // A tick after the pending promises: resolvers that wait for one of them still join this batch.
  const found = Promise.resolve()
    .then(() => new Promise<void>((resolve) => process.nextTick(resolve)))
    .then(() => {
      close()
      return read(keys)
    })
  return { keys, found }
}
