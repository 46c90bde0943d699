import { expect, test } from 'vitest'
import { browserRuns, readRuns, unitRuns } from './test-reports.mjs'

test('a file that cannot be loaded is a failure', () => {
  const testResults = [
    { name: 'a.test.ts', message: 'Unexpected token', status: 'failed', assertionResults: [] },
    {
      status: 'failed',
      assertionResults: [
        { fullName: 'cart adds', status: 'passed', duration: 1500 },
        { fullName: 'cart removes', status: 'failed' },
        { fullName: 'cart moves', status: 'skipped' },
      ],
    },
  ]
  expect(unitRuns({ testResults })).toEqual([
    { title: 'a.test.ts Unexpected token', seconds: 0, hasPassed: false },
    { title: 'cart adds', seconds: 1.5, hasPassed: true },
    { title: 'cart removes', seconds: 0, hasPassed: false },
  ])
})

test('a story counts once for each project, with the time of its retries, and an error outside of stories is a failure', () => {
  const tests = [
    { projectName: 'desktop', status: 'flaky', results: [{ duration: 2000 }, { duration: 1000 }] },
    { projectName: 'phone', status: 'unexpected', results: [{ duration: 500 }] },
    { projectName: 'speed', status: 'skipped', results: [] },
  ]
  const suites = [{ specs: [], suites: [{ specs: [{ title: 'a shopper orders', tests }] }] }]
  expect(browserRuns({ suites, errors: [{ message: 'no shop' }] })).toEqual([
    { title: 'desktop: a shopper orders', seconds: 3, hasPassed: true },
    { title: 'phone: a shopper orders', seconds: 0.5, hasPassed: false },
    { title: 'no shop', seconds: 0, hasPassed: false },
  ])
})

test('without a report nothing ran', () => {
  expect(readRuns('/nowhere/report.json', unitRuns)).toEqual([])
})
