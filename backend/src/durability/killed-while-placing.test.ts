import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkConsistency } from './consistency.fixture.ts'
import { prepareCarts } from './ready-carts.fixture.ts'

const KILLS = 24
const MANY_KILLS = 160
const CARTS_PER_RUN = 50
const CLOSED = 'cart.inactive'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kram-killed-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * Runs the process once: it begins with the cart whose order is unconfirmed, and is killed in the middle of an order.
 * @param orders the number of orders after which it is killed; undefined lets it place all carts and exit
 */
async function runUntilKilled(file: string, carts: readonly string[], orders?: number): Promise<[cart: string, answer: string][]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'placing-process.ts'), file, ...carts], {
    env: { NODE_COMPILE_CACHE: join(folder, 'compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const answers: [string, string][] = []
  createInterface(child.stdout).on('line', (line) => {
    if (line !== 'ready') answers.push([line.slice(0, 32), line.slice(33)])
    if (answers.length === orders) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return answers
}

async function expectSurvival(kills: number): Promise<void> {
  const file = join(folder, 'shop.db')
  const waiting = await prepareCarts(file, kills * CARTS_PER_RUN + 1)
  // Node writes its compile cache only when a process exits normally.
  const reported = new Map(await runUntilKilled(file, waiting.splice(0, 1)))
  let unconfirmed = 0
  for (let run = 0; run < kills; run += 1) {
    const answers = await runUntilKilled(file, waiting.slice(0, CARTS_PER_RUN), run % 6)
    for (const [cart, answer] of answers) reported.set(cart, answer)
    // Stored just before the kill, but not reported: a second attempt must not place a second order.
    unconfirmed += answers.filter(([, answer]) => answer === CLOSED).length
    waiting.splice(0, answers.length)
  }

  const { flaws, orders } = checkConsistency(file)
  expect(flaws).toEqual([])
  const numbers = [...reported].filter(([, answer]) => answer !== CLOSED)
  expect(numbers.filter(([cart, number]) => orders.get(cart) !== number)).toEqual([])
  expect(numbers.length).toBeGreaterThan(kills)
  // Every other order has been reported, except one that the last process may have stored.
  expect(orders.size - numbers.length - unconfirmed).toBeOneOf([0, 1])
}

const outcome = 'while it places orders loses none, duplicates none and leaves none incomplete'

test(`a process killed ${KILLS} times ${outcome}`, { timeout: 120_000 }, () => expectSurvival(KILLS))

test(`a process killed ${MANY_KILLS} times ${outcome}`, { timeout: 600_000, tags: ['thorough'] }, () => expectSurvival(MANY_KILLS))
