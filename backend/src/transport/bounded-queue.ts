import { busy } from './request-error.ts'

interface Bounds {
  /** How much is worked on at once. */
  readonly running: number
  /** How much may wait for that. */
  readonly waiting: number
}

interface RunOptions {
  /** What has been aborted while it waited is not begun. */
  readonly signal?: AbortSignal | undefined
}

export interface BoundedQueue {
  /** @throws busy where too much waits already */
  readonly run: <T>(work: () => T | Promise<T>, options?: RunOptions) => Promise<T>
}

/** Runs expensive work in order of arrival, a few at a time. */
export function createBoundedQueue({ running, waiting }: Bounds): BoundedQueue {
  const queue: (() => void)[] = []
  let active = 0

  async function enter(): Promise<void> {
    if (active >= running) {
      if (queue.length >= waiting) throw busy()
      // Work that ends hands its place on.
      await new Promise<void>((resolve) => queue.push(resolve))
      return
    }
    active += 1
  }

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else active -= 1
  }

  return {
    async run(work, { signal } = {}) {
      await enter()
      try {
        if (signal?.aborted) throw busy()
        return await work()
      } finally {
        leave()
      }
    },
  }
}
