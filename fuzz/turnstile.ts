export interface Turnstile {
  /** Runs work concurrently, once no exclusive work is running. */
  pass<T>(work: () => Promise<T>): Promise<T>
  /** Resolves once all other work has ended; other work waits until `open`. */
  close(): Promise<void>
  open(): void
}

/** Allows many concurrent requests or one exclusive request: a failure under concurrency is retried alone. */
export function createTurnstile(): Turnstile {
  let passing = 0
  let isClosed = false
  const waiting: (() => void)[] = []
  const wake = (): void => waiting.splice(0).forEach((resume) => resume())
  const turn = (): Promise<void> => new Promise((resolve) => waiting.push(resolve))

  return {
    async pass(work) {
      while (isClosed) await turn()
      passing += 1
      try {
        return await work()
      } finally {
        passing -= 1
        wake()
      }
    },
    async close() {
      while (isClosed) await turn()
      isClosed = true
      while (passing > 0) await turn()
    },
    open() {
      isClosed = false
      wake()
    },
  }
}
