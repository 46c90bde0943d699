import { expect, test } from 'vitest'
import { countBrowser, countUnit, readCounts } from './test-counts.mjs'

test('counts a file that cannot be loaded as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}, {}] },
  ]
  expect(countUnit({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
})

test('counts a test that passed on retry as passed, and an error outside of tests as a failure', () => {
  expect(countBrowser({ stats: { expected: 5, flaky: 1, unexpected: 2 }, errors: [{}] })).toEqual({ passed: 6, failed: 3 })
})

test('counts no tests if no report was written', () => {
  expect(readCounts('/nowhere/report.json', countUnit)).toEqual({ passed: 0, failed: 0 })
})
