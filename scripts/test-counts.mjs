import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {any} report of vitest's JSON reporter
 * @returns {Counts}
 */
export function countUnit({ numPassedTests, numFailedTests, testResults }) {
  // A file that cannot be loaded has no test that could fail.
  const broken = testResults.filter((/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/**
 * @param {any} report of Playwright's JSON reporter
 * @returns {Counts}
 */
export function countBrowser({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/**
 * @param {string} file
 * @param {(report: any) => Counts} count
 * @returns {Counts} zeros if the tests did not run
 */
export function readCounts(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
}
