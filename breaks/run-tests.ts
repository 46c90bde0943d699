import type { JSONReport } from '@playwright/test/reporter'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonTestResults } from 'vitest/node'
import { browserRuns, type TestRun, unitRuns } from '../scripts/test-reports.mjs'
import { SWITCH } from './break.ts'
import { COPY } from './checkout.ts'
import type { TestFiles } from './tests-of.ts'

export interface Outcome {
  /** Titles of failed tests. */
  readonly failed: readonly string[]
  /** Why the tests prove nothing. */
  readonly trouble?: string
}

/** Runs tests in the copy, beside other lanes. */
export interface Lane {
  /** The first of the ports that its shops use. */
  readonly port: number
}

interface Run {
  readonly lane: Lane
  /** In their titles. */
  readonly promises: readonly string[]
  readonly files: TestFiles
  /** The id of the break that is switched on. */
  readonly made?: string
  /** After this many failures the rest is skipped. */
  readonly maxFailures: number
  readonly workers: number
}

export async function runUnitTests({ lane, promises, files, made, maxFailures }: Run): Promise<Outcome> {
  const report = reportOf(lane)
  await run('vitest', ['run', ...files.unit, '-t', titlesOf(promises), `--bail=${maxFailures}`, '--reporter=json', `--outputFile=${report}`], switchOn(made))
  const results = read<JsonTestResults>(report)
  if (!results) return { failed: [], trouble: 'vitest wrote no report' }
  const isUnloaded = ({ status, assertionResults }: JsonTestResults['testResults'][number]) => status === 'failed' && assertionResults.length === 0
  const unloaded = results.testResults.find(isUnloaded)
  return {
    failed: failedOf(unitRuns({ testResults: results.testResults.filter((file) => !isUnloaded(file)) })),
    ...(unloaded && { trouble: `${unloaded.name}: ${unloaded.message}` }),
  }
}

export async function runBrowserTests({ lane, promises, files, made, maxFailures, workers }: Run): Promise<Outcome> {
  const report = reportOf(lane)
  const projects = ['desktop', 'phone', 'polish', 'thorough', 'more-phone', 'speed'].map((project) => `--project=${project}`)
  const options = [`--max-failures=${maxFailures}`, `--workers=${workers}`, '--reporter=json', `--output=${join(folderOf(lane), 'results')}`]
  await run('playwright', ['test', ...files.browser, '--grep', titlesOf(promises), ...projects, ...options], {
    ...switchOn(made),
    E2E_PORT: String(lane.port),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const results = read<JSONReport>(report)
  if (!results) return { failed: [], trouble: 'Playwright wrote no report' }
  const runs = browserRuns({ suites: results.suites, errors: [] })
  const trouble = runs.length === 0 ? results.errors.map(({ message }) => message).join('\n') || 'no story ran' : undefined
  return { failed: failedOf(runs), ...(trouble && { trouble }) }
}

const failedOf = (runs: readonly TestRun[]): string[] => runs.filter(({ hasPassed }) => !hasPassed).map(({ title }) => title)

/** The variable for this process and those that it starts; tests set it in their pages. */
const switchOn = (id: string | undefined) =>
  id ? { KRAM_BREAK: id, NODE_OPTIONS: `--import=data:text/javascript,globalThis.${SWITCH}=%22${id}%22` } : {}

const titlesOf = (promises: readonly string[]) => `\\[(${promises.join('|')})\\]`

/** The database that the lane's last browser tests began with. */
export const sampleShopOf = ({ port }: Lane): string => join(COPY, 'var/e2e', String(port), 'sample-shop.db')

const folderOf = ({ port }: Lane) => join(COPY, 'var/lanes', String(port))

/** The place for a lane's next report. */
function reportOf(lane: Lane): string {
  mkdirSync(folderOf(lane), { recursive: true })
  const report = join(folderOf(lane), 'report.json')
  rmSync(report, { force: true })
  return report
}

async function run(program: string, args: readonly string[], settings: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(join(COPY, 'node_modules/.bin', program), args, { cwd: COPY, env: { ...process.env, ...settings }, stdio: 'ignore' })
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
}

const read = <Report>(file: string): Report | undefined => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined)
