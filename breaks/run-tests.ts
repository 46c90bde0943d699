import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonTestResults } from 'vitest/node'
import { COPY } from './checkout.ts'

/** Other than the suite's, which may run at the same time. */
const E2E_PORT = '3400'
const REPORT = join(COPY, 'var/report.json')

export interface Outcome {
  readonly ran: number
  /** Titles of failed tests. */
  readonly failed: readonly string[]
  /** Why no test could run: such a break proves nothing. */
  readonly trouble?: string
}

/** Runs the tests of these files whose titles have the promise's id, until one fails. */
export async function runUnitTests(promise: string, files: readonly string[]): Promise<Outcome> {
  await run('vitest', ['run', ...files, '-t', titleOf(promise), '--bail=1', '--reporter=json', `--outputFile=${REPORT}`])
  const report = readReport<JsonTestResults>()
  if (!report) return { ran: 0, failed: [], trouble: 'vitest wrote no report' }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  const unloaded = report.testResults.find(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return { ran: report.numPassedTests + failed.length, failed, ...(unloaded && { trouble: `${unloaded.name}: ${unloaded.message}` }) }
}

/** Runs the stories of these files whose titles have the promise's id, until one fails. */
export async function runBrowserTests(promise: string, files: readonly string[]): Promise<Outcome> {
  const projects = ['desktop', 'phone', 'speed'].map((project) => `--project=${project}`)
  await run('playwright', ['test', ...files, '--grep', titleOf(promise), ...projects, '--max-failures=1', '--reporter=json'])
  const report = readReport<JSONReport>()
  if (!report) return { ran: 0, failed: [], trouble: 'Playwright wrote no report' }
  const { expected, unexpected } = report.stats
  const failed = report.suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  const trouble = expected + unexpected === 0 ? report.errors.map(({ message }) => message).join('\n') || 'no story ran' : undefined
  return { ran: expected + unexpected, failed: failed.map(({ title }) => title), ...(trouble && { trouble }) }
}

const titleOf = (promise: string) => `\\[${promise}\\]`

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)]

async function run(program: string, args: readonly string[]): Promise<void> {
  rmSync(REPORT, { force: true })
  const env = { ...process.env, E2E_PORT, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT }
  const child = spawn(join(COPY, 'node_modules/.bin', program), args, { cwd: COPY, env, stdio: 'ignore' })
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
}

const readReport = <Report>(): Report | undefined => (existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report) : undefined)
