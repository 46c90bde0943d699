import { type Break, promiseOf } from './break.ts'
import { type Lane, type Outcome, runBrowserTests, runUnitTests } from './run-tests.ts'
import { testsOf } from './tests-of.ts'

export interface Result {
  /** The title of the test that failed, if one did. */
  readonly noticedBy?: string | undefined
  /** Why the break proves nothing: no test has the promise's id, or none could run. */
  readonly trouble?: string | undefined
}

/**
 * Runs the promise's tests, which show the break or not: unit tests, and if they pass, the browser's.
 * @param made the id of a break behind a switch
 * @param build is called before the browser's tests
 */
export async function tryBreak({ clause }: Break, lane: Lane, { made, build }: { made?: string; build?: () => Promise<void> }): Promise<Result> {
  const promise = promiseOf(clause)
  const files = testsOf(promise)
  const run = { lane, files, promises: [promise], maxFailures: 1, workers: 1, ...(made && { made }) }
  let outcome: Outcome = { failed: [], trouble: `no test has the id ${promise}` }
  if (files.unit.length > 0) outcome = await runUnitTests(run)
  if (files.browser.length > 0 && outcome.failed.length === 0) {
    await build?.()
    outcome = await runBrowserTests(run)
  }
  return { noticedBy: outcome.failed[0], trouble: outcome.trouble }
}
