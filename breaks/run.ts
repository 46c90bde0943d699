import { sinceThen } from '../scripts/steps.mjs'
import { allBreaks } from './all-breaks.ts'
import { type Break, promiseOf } from './break.ts'
import { copyCheckout } from './checkout.ts'
import { tryBreak } from './try-break.ts'

const CLAUSE_WIDTH = 12
const selected = process.argv.slice(2)

/** Whether an argument names the clause, its promise, or its group. */
const isSelected = ({ clause }: Break) =>
  selected.length === 0 || [clause, promiseOf(clause), clause.replace(/-.*/, '')].some((name) => selected.includes(name))

/** Files that `next build` does not read come first: they share one build. */
const order = ({ file }: Break) => (file.startsWith('storefront/') ? 1 : 0)

const breaks = (await allBreaks()).filter(isSelected).toSorted((one, other) => order(one) - order(other))
if (breaks.length === 0) throw new Error(`No break for ${selected.join(' ')}`)

copyCheckout()
const started = performance.now()
const unnoticed: string[] = []
for (const made of breaks) {
  const from = performance.now()
  const { noticedBy, trouble } = await tryBreak(made)
  if (!noticedBy) unnoticed.push(made.clause)
  console.log(`${noticedBy ? '✓' : '✗'} ${made.clause.padEnd(CLAUSE_WIDTH)} ${sinceThen(from).padStart(8)}  ${noticedBy ?? trouble ?? 'nobody noticed'}`)
}
console.log(`\n${breaks.length - unnoticed.length} of ${breaks.length} breaks noticed in ${sinceThen(started)}`)
if (unnoticed.length > 0) {
  console.log(`unnoticed: ${unnoticed.join(' ')}`)
  process.exitCode = 1
}
