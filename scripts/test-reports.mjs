import { existsSync, readFileSync } from 'node:fs'

/**
 * A test that ran, or something beside the tests that failed.
 * @typedef {{ title: string, seconds: number, hasPassed: boolean }} TestRun
 */

/**
 * @param {any} report of vitest's JSON reporter
 * @returns {TestRun[]}
 */
export function unitRuns({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    // A file that cannot be loaded has no test that could fail.
    if (status === 'failed' && assertionResults.length === 0) return [{ title: `${name} ${message}`, seconds: 0, hasPassed: false }]
    return assertionResults
      .filter((/** @type {any} */ test) => /^(passed|failed)$/.test(test.status))
      .map((/** @type {any} */ test) => ({ title: test.fullName, seconds: (test.duration ?? 0) / 1000, hasPassed: test.status === 'passed' }))
  })
}

/**
 * @param {any} report of Playwright's JSON reporter
 * @returns {TestRun[]} one for each project of a test
 */
export function browserRuns({ suites, errors }) {
  const failures = errors.map((/** @type {any} */ { message }) => ({ title: message, seconds: 0, hasPassed: false }))
  return [...suites.flatMap(runsOfSuite), ...failures]
}

/** @type {(suite: any) => TestRun[]} */
function runsOfSuite({ specs, suites = [] }) {
  const runs = specs.flatMap((/** @type {any} */ { title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status !== 'skipped')
      .map((/** @type {any} */ { projectName, status, results }) => ({
        title: `${projectName}: ${title}`,
        seconds: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0) / 1000,
        // Flaky: it passed on retry.
        hasPassed: status === 'expected' || status === 'flaky',
      })),
  )
  return [...runs, ...suites.flatMap(runsOfSuite)]
}

/**
 * @param {string} file
 * @param {(report: any) => TestRun[]} runsOf
 * @returns {TestRun[]} none if the tests did not run
 */
export function readRuns(file, runsOf) {
  return existsSync(file) ? runsOf(JSON.parse(readFileSync(file, 'utf8'))) : []
}
