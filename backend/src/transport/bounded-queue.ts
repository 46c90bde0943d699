import { busy } from './request-error.ts'

interface Bounds {
  /** The number of tasks that run at the same time. */
  readonly running: number
  /** The number of tasks that may wait. */
  readonly waiting: number
}

interface RunOptions {
  /** A task aborted while it waits does not start. */
  readonly signal?: AbortSignal | undefined
}

export interface BoundedQueue {
  /** @throws busy when too many tasks wait already */
  readonly run: <T>(work: () => T | Promise<T>, options?: RunOptions) => Promise<T>
}

/** Runs expensive work in order of arrival, a few at a time. */
export function createBoundedQueue({ running, waiting }: Bounds): BoundedQueue {
  const queue: (() => void)[] = []
  let active = 0

  async function enter(): Promise<void> {
    if (active >= running) {
      if (queue.length >= waiting) throw busy()
      // A finished task hands its place to the next.
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
