import { FairLine } from './fair-line.ts'

interface FairQueueOptions {
  readonly atOnce: number
  /** How many of one owner may wait. */
  readonly waitingPerOwner: number
  readonly waiting: number
}

export class FairQueueFull extends Error {}

/** Runs a few tasks at once. The others wait, and owners take turns: one with many tasks delays another by one task at most. */
export function fairQueue({ atOnce, waitingPerOwner, waiting }: FairQueueOptions): <Result>(owner: string, task: () => Promise<Result>) => Promise<Result> {
  const line = new FairLine<() => void>()
  let running = 0

  const getTurn = (owner: string): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (line.waitingOf(owner) >= waitingPerOwner || line.size >= waiting) throw new FairQueueFull()
    return new Promise((resolve) => line.push(owner, resolve))
  }

  const endTurn = (): void => {
    const begin = line.shift()
    if (begin) begin()
    else running -= 1
  }

  return async (owner, task) => {
    await getTurn(owner)
    try {
      return await task()
    } finally {
      endTurn()
    }
  }
}
