/** What a request's context has besides. */
export interface Paced {
  readonly pace: Pace
}

export interface Pace {
  /** Undefined while it may go on; else a promise that is fulfilled when it may, and never once it has been stopped. */
  readonly next: () => Promise<void> | undefined
  /** From now on the operation goes no further than `limitMs` after its start; `stop` is then called, once. */
  readonly limit: (limitMs: number, stop: () => void) => void
}

const TURN_MS = 10
const STEPS_AT_ONCE = 200

/**
 * Has one operation give way to others: its fields are resolved in one long chain of promises, during which no timer fires and no
 * request is read. After ten milliseconds its next fields wait until the process has looked after everything else.
 */
export function createPace(now: () => number = () => performance.now()): Pace {
  const start = now()
  let turnBegan = start
  let waiting: (() => void)[] = []
  let isNextTurnSet = false
  let limit = { ms: Infinity, stop: (): void => {} }
  let isStopped = false

  function isOver(): boolean {
    if (isStopped || now() - start <= limit.ms) return isStopped
    isStopped = true
    waiting = []
    limit.stop()
    return true
  }

  function takeTurn(): void {
    isNextTurnSet = false
    if (isOver()) return
    turnBegan = now()
    for (const step of waiting.splice(0, STEPS_AT_ONCE)) step()
    if (waiting.length > 0) setNextTurn()
  }

  function setNextTurn(): void {
    if (isNextTurnSet) return
    isNextTurnSet = true
    setImmediate(takeTurn)
  }

  return {
    next() {
      if (!isStopped && now() - turnBegan < TURN_MS) return undefined
      return new Promise((resolve) => {
        if (isOver()) return
        waiting.push(resolve)
        setNextTurn()
      })
    },
    limit: (ms, stop) => {
      limit = { ms, stop }
    },
  }
}
