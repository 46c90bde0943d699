import { isExpected, logFailure } from './log-failure.ts'

const SECONDS_BETWEEN = [2, 5, 10]

/**
 * Repeats a call until the backend answers, even with a refusal, or the answer is no longer needed. Logs only the first failure.
 */
export async function retry(what: string, call: () => Promise<unknown>, isNeeded: () => boolean): Promise<void> {
  for (let tries = 0; isNeeded(); tries++) {
    try {
      await call()
      return
    } catch (error) {
      if (tries === 0) logFailure(what, error)
      if (isExpected(error)) return
      await seconds(SECONDS_BETWEEN[Math.min(tries, SECONDS_BETWEEN.length - 1)] ?? 0)
    }
  }
}

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1000))
