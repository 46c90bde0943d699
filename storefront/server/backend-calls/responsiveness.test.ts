import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResponsiveness } from './responsiveness.ts'

const TIME_LIMIT = 10_000

let whenResponsive: ReturnType<typeof createResponsiveness>
/** The calls that were sent, by the second at which they were. */
let sent: number[]

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  whenResponsive = createResponsiveness()
  sent = []
})
afterEach(() => void vi.useRealTimers())

/** A call that the backend answers after a number of milliseconds. @returns what became of it, and when */
async function call(answerAfter: number, { isForPage = true, request = {} as object } = {}): Promise<string> {
  const send = async () => {
    sent.push(performance.now())
    await new Promise((resolve) => setTimeout(resolve, Math.min(answerAfter, TIME_LIMIT)))
    if (answerAfter > TIME_LIMIT) throw new DOMException('late', 'TimeoutError')
    return 'answered'
  }
  const outcome = await whenResponsive({ isForPage, request }, send).catch((error: Error) => error.message)
  return `${outcome} at ${performance.now()}`
}

async function after<Result>(milliseconds: number, run: () => Promise<Result>): Promise<Result> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return run()
}

async function outcomesOf(...calls: readonly Promise<string>[]): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(120_000)
  return Promise.all(calls)
}

test('after one late answer, every page is shown as soon as the backend answers in its normal time', async () => {
  const later = Array.from({ length: 15 }, (_, index) => after(10_000 + index * 2_000, () => call(900)))
  const [late, ...others] = await outcomesOf(call(11_000), ...later)
  expect(late).toBe('no response within 10 seconds at 10000')
  expect(others).toEqual(others.map((_, index) => `answered at ${10_900 + index * 2_000}`))
})

test('pages wait for the probe, and are sent once it is answered', async () => {
  await outcomesOf(call(11_000))
  sent = []
  const start = performance.now()
  const outcomes = await outcomesOf(call(900), call(700), call(700))
  expect(outcomes).toEqual([900, 1600, 1600].map((at) => `answered at ${start + at}`))
  expect(sent).toEqual([0, 900, 900].map((at) => start + at))
})

test('pages do not wait longer than three seconds', async () => {
  await outcomesOf(call(Infinity))
  sent = []
  const start = performance.now()
  const outcomes = await outcomesOf(...[0, 100, 200, 300].map((delay) => after(delay, () => call(Infinity))))
  expect(outcomes).toEqual([
    `no response within 10 seconds at ${start + 10_000}`,
    // The probe is late, so this read becomes another one.
    `no response within 10 seconds at ${start + 11_500}`,
    `no response within 10 seconds at ${start + 13_000}`,
    `not sent, since the backend does not answer at ${start + 3_300}`,
  ])
  expect(sent, 'the calls of four pages').toHaveLength(3)
})

test('a heavy page that is late again does not hide that the backend answers others', async () => {
  await outcomesOf(call(11_000))
  const start = performance.now()
  const [, ...others] = await outcomesOf(call(11_000), ...[0, 0, 1, 20, 500, 1_000].map((delay) => after(delay, () => call(900))))
  expect(others).toEqual([2_400, ...Array.from({ length: 5 }, () => 3_300)].map((at) => `answered at ${start + at}`))
})

test('a request that has waited in vain waits no more, and is sent again once the backend has answered', async () => {
  const request = {}
  await outcomesOf(call(Infinity, { request }))
  const start = performance.now()
  expect(await outcomesOf(call(Infinity), call(500, { request }))).toContain(`not sent, since the backend does not answer at ${start}`)
  const [, again] = await outcomesOf(call(500), after(600, () => call(500, { request })))
  expect(again).toMatch(/^answered/)
})

test.each([
  ['a visitor’s own call', () => call(500, { isForPage: false })],
  ['another page', () => call(500)],
])('the answer to %s ends the wait', async (_what, answered) => {
  await outcomesOf(call(11_000))
  await outcomesOf(answered())
  const start = performance.now()
  expect(await outcomesOf(call(500), call(500))).toEqual([`answered at ${start + 500}`, `answered at ${start + 500}`])
})

test('a visitor’s own call is always sent, with the full timeout', async () => {
  await outcomesOf(call(Infinity))
  const start = performance.now()
  expect((await outcomesOf(call(Infinity), call(9_000, { isForPage: false })))[1]).toBe(`answered at ${start + 9_000}`)
})

test('a late answer does not count if the backend has answered another call since', async () => {
  await outcomesOf(call(11_000), after(5_000, () => call(100)))
  const start = performance.now()
  expect(await outcomesOf(call(500), call(500))).toEqual([`answered at ${start + 500}`, `answered at ${start + 500}`])
})
