import { envLocal } from './env-local.mjs'
import { examine } from './examine.mjs'
import { findProblems } from './find-problems.mjs'
import { findLeftOut } from './left-out.mjs'
import { NoAnswer } from './no-answer.mjs'

/**
 * @typedef {object} Report what `--json` prints; keys are added, never renamed
 * @property {string} backend
 * @property {boolean} works
 * @property {import('./find-problems.mjs').Problem[]} problems
 * @property {import('./examine.mjs').Examination | null} found null where no Magento answers
 * @property {import('./left-out.mjs').LeftOut[]} leftOut
 * @property {string | null} envLocal
 */

/**
 * @param {Parameters<typeof examine>[0]} options
 * @returns {Promise<Report>}
 */
export async function makeReport(options) {
  try {
    const found = await examine(options)
    const problems = findProblems(found)
    return {
      backend: options.address,
      works: !problems.some(({ isFatal }) => isFatal),
      problems,
      found,
      leftOut: findLeftOut(found),
      envLocal: envLocal(found, { hasBasicAuth: Boolean(options.basicAuth) }),
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { backend: options.address, works: false, problems: [{ message: error.message, isFatal: true }], found: null, leftOut: [], envLocal: null }
  }
}
