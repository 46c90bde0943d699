import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, findHeadlessShell } from './browser.mjs'
import { buildStorefront, ENGLISH_BUILD } from './build.mjs'
import { checkGeneratedCode } from './codegen.mjs'
import { command } from './command.mjs'
import { installPackages } from './packages.mjs'
import { ROOT } from './paths.mjs'
import { run, toolEnvironment } from './run.mjs'
import { buildWithPseudoLanguage } from './pseudo-language.mjs'
import { readSettings } from './settings.mjs'
import { sinceThen, step } from './steps.mjs'
import { countBrowser, countUnit, readCounts } from './test-counts.mjs'

const REPORTS = join(ROOT, 'var/test')
const UNIT_REPORT = join(REPORTS, 'unit.json')
const BROWSER_REPORT = join(REPORTS, 'browser.json')
const SPEED_REPORT = join(REPORTS, 'speed.json')

const STARTED = performance.now()

await command(test, { statusWhenStopped: 130, summary })

/** `npm test`: all checks that a change must pass, cheapest first. */
async function test() {
  rmSync(REPORTS, { recursive: true, force: true })
  await step('packages', installPackages)
  const chromium = await step('browser', findBrowser)
  const headlessShell = await step('headless shell', findHeadlessShell)
  await step('codegen', checkGeneratedCode)
  for (const script of ['typecheck', 'lint', 'unused']) await step(script, () => run('npm', ['run', script]))
  await step('unit tests', testUnits, { isShown: true })
  await step('build', (remark) => buildStorefront(readSettings().storefront, remark))
  await step('build for one language', (remark) => buildStorefront(readSettings().storefront, remark, ENGLISH_BUILD))
  await step('build for a pseudo-language', (remark) => buildWithPseudoLanguage(readSettings().storefront, remark))
  const env = toolEnvironment({ CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShell })
  await step('browser tests', () => testInBrowser(['desktop', 'phone', 'magento-*'], env, BROWSER_REPORT), { isShown: true })
  await step('speed tests', () => testInBrowser(['speed'], env, SPEED_REPORT), { isShown: true })
}

async function testUnits() {
  await run('vitest', ['run', '--coverage', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`], { isShown: true })
}

/**
 * @param {readonly string[]} projects of Playwright's configuration
 * @param {NodeJS.ProcessEnv} env
 * @param {string} report
 */
async function testInBrowser(projects, env, report) {
  const options = ['--reporter=list,json', ...projects.map((project) => `--project=${project}`)]
  await run('playwright', ['test', ...options], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, isShown: true })
}

function summary() {
  const counts = [readCounts(UNIT_REPORT, countUnit), readCounts(BROWSER_REPORT, countBrowser), readCounts(SPEED_REPORT, countBrowser)]
  const [passed, failed] = [counts.reduce((sum, count) => sum + count.passed, 0), counts.reduce((sum, count) => sum + count.failed, 0)]
  return `${passed} passed, ${failed} failed\nin ${sinceThen(STARTED)}`
}
