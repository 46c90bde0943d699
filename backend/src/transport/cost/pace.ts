import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { isComposite, isObject, namedType } from './type-kind.ts'

/** The part of a request's context that paces its operation. */
export interface Paced {
  readonly pace: Pace
}

export interface Pace {
  /** Undefined while the operation may go on; otherwise a promise that resolves when it may, and never after it has been stopped. */
  readonly next: () => Promise<void> | undefined
  /** Stops the operation `limitMs` after its start; `stop` is then called once. */
  readonly limit: (limitMs: number, stop: () => void) => void
}

const TURN_MS = 10
const STEPS_AT_ONCE = 200

/**
 * Lets other requests run between the fields of an operation: GraphQL resolves them in one long chain of promises, during which no
 * timer fires and no request is read. Every ten milliseconds the next fields wait for one turn of the event loop.
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

/**
 * Makes every field that has a resolver or fields of its own wait for its operation's pace. Plain values of loaded objects are too
 * fast to be worth reading the clock.
 */
export function paceFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObject(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field
      if (!resolve && !isComposite(namedType(field.type).named)) continue
      const paced = resolve ?? defaultFieldResolver
      field.resolve = (source: unknown, given: Record<string, unknown>, context: Paced, info) => {
        const turn = context.pace.next()
        return turn ? turn.then(() => paced(source, given, context, info)) : paced(source, given, context, info)
      }
    }
  }
}
