import { buildStorefront } from '../scripts/build.mjs'
import { readSettings } from '../scripts/settings.mjs'
import { sinceThen } from '../scripts/steps.mjs'
import { allBreaks } from './all-breaks.ts'
import { type Break, promiseOf } from './break.ts'
import { addSwitches, apply, COPY, copyCheckout } from './checkout.ts'
import { type Lane, runBrowserTests, runUnitTests, sampleShopOf } from './run-tests.ts'
import { testsOf } from './tests-of.ts'
import { type Result, tryBreak } from './try-break.ts'

/** Tests wait for what a break keeps from coming: beside each other, two cores are not idle. Far from the suite's ports, which may run as well. */
const LANES: readonly Lane[] = [{ port: 3400 }, { port: 3500 }, { port: 3600 }]

const CLAUSE_WIDTH = 12
const MAX_BASELINE_FAILURES = 20
const selected = process.argv.slice(2)

/** Whether an argument names the clause, its promise, or its group. */
const isSelected = ({ clause }: Break) =>
  selected.length === 0 || [clause, promiseOf(clause), clause.replace(/-.*/, '')].some((name) => selected.includes(name))

const started = performance.now()
const breaks = new Map((await allBreaks()).filter(isSelected).map((made, index) => [`${made.clause}.${index}`, made]))
if (breaks.size === 0) throw new Error(`No break for ${selected.join(' ')}`)

copyCheckout()
const unswitched = addSwitches(breaks)
await build()
console.log(`${breaks.size} breaks, ${unswitched.length} of them with a build of their own; built in ${sinceThen(started)}`)

await checkBaseline()
const unnoticed: string[] = []
const queue = [...breaks].filter(([id]) => !unswitched.includes(id))
await Promise.all(LANES.map(emptyQueue))
for (const id of unswitched) await tryWithBuild(breaks.get(id)!)

console.log(`\n${breaks.size - unnoticed.length} of ${breaks.size} breaks noticed in ${sinceThen(started)}`)
if (unnoticed.length > 0) {
  console.log(`unnoticed: ${unnoticed.join(' ')}`)
  process.exitCode = 1
}

function build(): Promise<void> {
  return buildStorefront(readSettings().storefront, () => {}, { root: COPY, folder: '.next', settings: {} })
}

/** The tests of the promises have to pass in the copy while no break is on, or else their failures would prove nothing. */
async function checkBaseline(): Promise<void> {
  const from = performance.now()
  const promises = [...new Set([...breaks.values()].map(({ clause }) => promiseOf(clause)))]
  const tests = promises.map(testsOf)
  const files = { unit: unique(tests.flatMap(({ unit }) => unit)), browser: unique(tests.flatMap(({ browser }) => browser)) }
  const run = { lane: LANES[0]!, promises, files, maxFailures: MAX_BASELINE_FAILURES, workers: 2 }
  const outcomes = [...(files.unit.length > 0 ? [await runUnitTests(run)] : []), ...(files.browser.length > 0 ? [await runBrowserTests(run)] : [])]
  const problems = outcomes.flatMap(({ failed, trouble }) => [...failed, ...(trouble ? [trouble] : [])])
  if (problems.length > 0) throw new Error(`Without a break, these tests fail:\n${problems.join('\n')}`)
  if (files.browser.length > 0) process.env.SAMPLE_SHOP_FILE = sampleShopOf(run.lane)
  console.log(`without a break, the tests of ${promises.length} promises pass in ${sinceThen(from)}\n`)
}

async function emptyQueue(lane: Lane): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [id, made] = next
    const from = performance.now()
    report(made, await tryBreak(made, lane, { made: id }), from)
  }
}

async function tryWithBuild(made: Break): Promise<void> {
  const from = performance.now()
  const undo = apply(made)
  try {
    report(made, await tryBreak(made, LANES[0]!, { build }), from)
  } finally {
    undo()
  }
}

function report({ clause, file, to }: Break, { noticedBy, trouble }: Result, from: number): void {
  if (!noticedBy) unnoticed.push(clause)
  const result = noticedBy ?? `${trouble ?? 'nobody noticed'}: ${file} with ${to.trim() || 'nothing'}`
  console.log(`${noticedBy ? '✓' : '✗'} ${clause.padEnd(CLAUSE_WIDTH)} ${sinceThen(from).padStart(8)}  ${result}`)
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
