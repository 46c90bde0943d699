import { buildStorefront } from '../scripts/build.mjs'
import { readSettings } from '../scripts/settings.mjs'
import { type Break, promiseOf } from './break.ts'
import { apply, COPY } from './checkout.ts'
import { type Outcome, runBrowserTests, runUnitTests } from './run-tests.ts'
import { testsOf } from './tests-of.ts'

export interface Result {
  /** The title of the test that failed, if one did. */
  readonly noticedBy?: string
  /** Why the break proves nothing: no test has the promise's id, or none could run. */
  readonly trouble?: string
}

/** Makes one break in the copy and runs the promise's tests: unit tests, and if they pass, the browser's. */
export async function tryBreak(made: Break): Promise<Result> {
  const promise = promiseOf(made.clause)
  const { unit, browser } = testsOf(promise)
  const undo = apply(made)
  try {
    let outcome: Outcome = { ran: 0, failed: [], trouble: `no test has the id ${promise}` }
    if (unit.length > 0) outcome = await runUnitTests(promise, unit)
    if (browser.length > 0 && outcome.failed.length === 0) {
      await buildStorefront(readSettings().storefront, () => {}, { root: COPY, folder: '.next', settings: {} })
      outcome = await runBrowserTests(promise, browser)
    }
    return { noticedBy: outcome.failed[0], trouble: outcome.trouble }
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) }
  } finally {
    undo()
  }
}
