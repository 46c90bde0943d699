import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkConsistency } from './consistency.fixture.ts'
import { endBackend, placeAt, startBackend } from './backend-process.fixture.ts'
import { prepareCarts } from './ready-carts.fixture.ts'

const KILLS = 6
const MANY_KILLS = 40
const SHOPPERS = 4
const CLOSED = 'CART_NOT_ACTIVE'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kram-killed-server-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Shoppers order in parallel until the backend is killed. @returns the response for each cart, undefined without one */
async function runUntilKilled(carts: readonly string[], orders: number): Promise<[cart: string, answer: string | undefined][]> {
  const backend = await startBackend(folder)
  const waiting = [...carts]
  const answers: [string, string | undefined][] = []
  const shop = async (): Promise<void> => {
    for (let cart = waiting.shift(); cart !== undefined; cart = waiting.shift()) {
      const answer = await placeAt(backend, cart)
      answers.push([cart, answer])
      if (answers.length === orders) backend.child.kill('SIGKILL')
      if (answer === undefined) return
    }
  }
  await Promise.all(Array.from({ length: SHOPPERS }, shop))
  await endBackend(backend, 'SIGKILL')
  return answers
}

async function expectSurvival(kills: number): Promise<void> {
  const carts = await prepareCarts(join(folder, 'shop.db'), kills * 20)
  await endBackend(await startBackend(folder), 'SIGTERM')
  const responses = new Map<string, string>()
  for (let run = 0; run < kills; run += 1) {
    // Shoppers without a response try again after the restart.
    const waiting = carts.filter((cart) => !responses.has(cart))
    for (const [cart, answer] of await runUntilKilled(waiting.slice(0, 20), 1 + (run % 8))) if (answer !== undefined) responses.set(cart, answer)
  }

  const { flaws, orders } = checkConsistency(join(folder, 'shop.db'))
  expect(flaws).toEqual([])
  const numbers = [...responses].filter(([, answer]) => answer !== CLOSED)
  expect(numbers.filter(([cart, number]) => orders.get(cart) !== number)).toEqual([])
  expect(numbers.length).toBeGreaterThan(kills)
  const closed = [...responses].filter(([, answer]) => answer === CLOSED)
  expect(closed.filter(([cart]) => !orders.has(cart))).toEqual([])
  expect(orders.size - responses.size).toBeLessThanOrEqual(SHOPPERS)
}

const outcome = 'while shoppers order, the backend keeps every confirmed order, complete and without duplicates'

test(`killed ${KILLS} times ${outcome}`, { timeout: 120_000 }, () => expectSurvival(KILLS))

test(`killed ${MANY_KILLS} times ${outcome}`, { timeout: 600_000, tags: ['thorough'] }, () => expectSurvival(MANY_KILLS))
