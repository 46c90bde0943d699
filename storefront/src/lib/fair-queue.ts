interface FairQueueOptions {
  readonly atOnce: number
  /** How many of one owner may wait. */
  readonly waitingPerOwner: number
  readonly waiting: number
}

export class FairQueueFull extends Error {}

/** Runs a few tasks at once. The others wait, and owners take turns: one with many tasks delays another by one task at most. */
export function fairQueue({ atOnce, waitingPerOwner, waiting }: FairQueueOptions): <Result>(owner: string, task: () => Promise<Result>) => Promise<Result> {
  /** In the order of their turns. */
  const owners = new Map<string, (() => void)[]>()
  let running = 0
  let total = 0

  const getTurn = (owner: string): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    const own = owners.get(owner) ?? []
    if (own.length >= waitingPerOwner || total >= waiting) throw new FairQueueFull()
    owners.set(owner, own)
    total += 1
    return new Promise((resolve) => own.push(resolve))
  }

  const endTurn = (): void => {
    const [next] = owners
    if (!next) {
      running -= 1
      return
    }
    const [owner, own] = next
    const begin = own.shift()
    owners.delete(owner)
    if (own.length > 0) owners.set(owner, own)
    total -= 1
    begin?.()
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
