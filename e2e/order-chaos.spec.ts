import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDrill, DRILL } from '../chaos/drill.ts'
import { play } from '../chaos/play.ts'
import { report } from '../chaos/report.ts'
import { portsAt } from './ports.ts'
import { expect, test } from './test.ts'

const SEED = 1
const ORDERS = 32

// Takes seconds on an idle machine; it starts and stops a dozen processes.
test.setTimeout(150_000)

test('[CHK-13] while every process and every connection fails, no order is lost, duplicated or partial, and every shopper learns the outcome', { tag: '@thorough' }, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kram-chaos-'))
  const outcome = await play({ ...createDrill(), orders: ORDERS, shoppers: 8, seed: SEED, minutes: 2, ports: portsAt('chaos story'), dataFolder })
  rmSync(dataFolder, { recursive: true })

  const { stories, audit, tally } = outcome
  expect(audit.flaws.map(({ text }) => text), report(outcome, SEED)).toEqual([])
  expect(stories).toHaveLength(ORDERS)
  for (const { kind, target } of DRILL) expect(tally.counts().get(kind)?.get(target), `${target} ${kind}`).toBe(1)
  // Some responses were lost, and shoppers' pages had to reconcile them.
  expect(tally.of('answers found again')).toBeGreaterThan(0)
})
