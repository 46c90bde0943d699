import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, findHeadlessShell } from './browser.mjs'
import { buildStorefront, ENGLISH_BUILD } from './build.mjs'
import { findServers } from './cluster-programs.mjs'
import { checkGeneratedCode } from './codegen.mjs'
import { installPackages } from './packages.mjs'
import { ROOT } from './paths.mjs'
import { run, toolEnvironment } from './run.mjs'
import { readSettings } from './settings.mjs'
import { finishedSteps, sinceThen, step } from './steps.mjs'
import { browserRuns, readRuns, unitRuns } from './test-reports.mjs'

const REPORTS = join(ROOT, 'var/test')
const UNIT_REPORT = join(REPORTS, 'unit.json')
const BROWSER_REPORT = join(REPORTS, 'browser.json')
const SPEED_REPORT = join(REPORTS, 'speed.json')

const STARTED = performance.now()
const SLOWEST = 10

export const removeReports = () => rmSync(REPORTS, { recursive: true, force: true })

/** Installs what is missing. @returns the environment of the browser tests */
export async function prepare() {
  await step('packages', installPackages)
  const chromium = await step('browser', findBrowser)
  const headlessShell = await step('headless shell', findHeadlessShell)
  await step('servers', findServers)
  return toolEnvironment({ CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShell })
}

/** What needs neither a build nor a browser. */
export async function checkSources() {
  await step('codegen', checkGeneratedCode)
  for (const script of ['typecheck', 'lint', 'unused']) await step(script, () => run('npm', ['run', script]))
}

/** @param {readonly string[]} options of vitest */
export async function testUnits(options) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  await step('unit tests', () => run('vitest', ['run', ...reporters, ...options], { isShown: true }), { isShown: true })
}

/** The builds that the browser tests of `npm test` need. */
export async function buildShops() {
  await step('build', (remark) => buildStorefront(readSettings().storefront, remark))
  await step('build for one language', (remark) => buildStorefront(readSettings().storefront, remark, ENGLISH_BUILD))
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} projects of Playwright's configuration
 */
export async function testInBrowser(env, projects) {
  const stories = (/** @type {readonly string[]} */ names, /** @type {string} */ report) =>
    run('playwright', ['test', '--reporter=list,json', ...names.map((name) => `--project=${name}`)], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, isShown: true })
  await step('browser tests', () => stories(projects, BROWSER_REPORT), { isShown: true })
  await step('speed tests', () => stories(['speed'], SPEED_REPORT), { isShown: true })
}

/** The steps' durations, the slowest tests, and the numbers of passed and failed tests. */
export function summary() {
  const runs = [...readRuns(UNIT_REPORT, unitRuns), ...readRuns(BROWSER_REPORT, browserRuns), ...readRuns(SPEED_REPORT, browserRuns)]
  const slowest = runs.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  const passed = runs.filter(({ hasPassed }) => hasPassed).length
  return [
    ...finishedSteps.map(line),
    '\nslowest tests',
    ...slowest.map(line),
    `\n${passed} passed, ${runs.length - passed} failed\nin ${sinceThen(STARTED)}`,
  ].join('\n')
}

/** @type {(row: { title: string, seconds: number }) => string} */
const line = ({ title, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${title}`
