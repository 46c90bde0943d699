import { StoreError } from '../graphql/errors.ts'
import { logFailure } from './log-failure.ts'

const SECONDS_BETWEEN = [2, 5, 10]

/** Calls until the shop answers or nobody wants to know any more: an outage ends by itself. A refusal is an answer. */
export async function keepTrying(what: string, call: () => Promise<unknown>, isWanted: () => boolean): Promise<void> {
  for (let tries = 0; isWanted(); tries++) {
    try {
      await call()
      return
    } catch (error) {
      if (tries === 0) logFailure(what, error)
      if (error instanceof StoreError) return
      await seconds(SECONDS_BETWEEN[Math.min(tries, SECONDS_BETWEEN.length - 1)]!)
    }
  }
}

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1000))
