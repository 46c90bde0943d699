import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aDeclaration } from '../../src/features/withdrawal/declaration.fixture.ts'
import { type Journal, openJournal } from '../../src/features/withdrawal/journal.ts'
import { type Delivery, type Sent, startDelivery } from './delivery.ts'

const SECOND = 1000
const log = vi.spyOn(console, 'error').mockImplementation(() => {})

let folder: string
let journal: Journal
let delivery: Delivery
let now: number
let sent: string[]
/** The outcome of further deliveries, by recipient. */
let outcomes: Record<'shop' | 'consumer', () => Sent>

beforeEach(() => {
  log.mockClear()
  folder = mkdtempSync(join(tmpdir(), 'kram-delivery-'))
  journal = openJournal(folder)
  now = 1_000_000
  sent = []
  outcomes = { shop: () => 'sent', consumer: () => 'sent' }
  journal.record('press', 'all of it', () => aDeclaration())
  start()
})
afterEach(async () => {
  await delivery.stop()
  rmSync(folder, { recursive: true })
})

function start(opened = openJournal(folder)): void {
  const send = (recipient: 'shop' | 'consumer') => async ({ id }: { id: string }): Promise<Sent> => {
    const outcome = outcomes[recipient]()
    sent.push(`${recipient} ${id}`)
    return outcome
  }
  delivery = startDelivery(opened, { shop: send('shop'), consumer: send('consumer') }, () => now)
}

const down = (): never => {
  throw Object.assign(new Error('agata@example.com is not reached'), { code: 'ECONNREFUSED' })
}

test('[WITHDRAW-04] a declaration goes to the shop and its acknowledgement to the consumer, each once', async () => {
  await delivery.run()
  await delivery.run()
  expect(sent).toEqual(['shop W-7FQK-2MXP', 'consumer W-7FQK-2MXP'])
  expect(journal.waiting()).toEqual([])
})

test('[WITHDRAW-04] a declaration that was stored before a crash is sent after the restart', async () => {
  await delivery.stop()
  expect(sent).toEqual([])
  start()
  await delivery.run()
  expect(sent).toEqual(['shop W-7FQK-2MXP', 'consumer W-7FQK-2MXP'])
})

test('[WITHDRAW-04] a failed mail is retried at growing intervals until it arrives, and no mail is sent twice', async () => {
  outcomes.shop = down
  const attempts: number[] = []
  for (let second = 0; second <= 80; second += 1) {
    const before = log.mock.calls.length
    await delivery.run()
    if (log.mock.calls.length > before) attempts.push(second)
    now += SECOND
  }
  expect(attempts).toEqual([0, 5, 15, 35, 75])
  expect(sent).toEqual(['consumer W-7FQK-2MXP'])
  outcomes.shop = () => 'sent'
  now += 60 * 60 * SECOND
  await delivery.run()
  expect(sent).toEqual(['consumer W-7FQK-2MXP', 'shop W-7FQK-2MXP'])
})

test('[WITHDRAW-04] a clock that is set back delays nothing', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21'), toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await delivery.stop()
  delivery = startDelivery(journal, { shop: async () => down(), consumer: async () => 'sent' })
  await delivery.run()
  vi.setSystemTime('2026-11-20')
  vi.advanceTimersByTime(5 * SECOND)
  await delivery.run()
  expect(log).toHaveBeenCalledTimes(2)
})

test('[WITHDRAW-04] retries are at most half an hour apart', async () => {
  outcomes.shop = down
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await delivery.run()
    now += 30 * 60 * SECOND
  }
  expect(log).toHaveBeenCalledTimes(20)
})

test('[WITHDRAW-04] a declaration is not read before its next attempt', async () => {
  const disk = openJournal(folder)
  const read: number[] = []
  await delivery.stop()
  start({
    ...disk,
    waiting: (isDue) => {
      const found = disk.waiting(isDue)
      read.push(found.length)
      return found
    },
  })
  outcomes.shop = down
  for (let second = 0; second < 7; second += 1) {
    await delivery.run()
    now += SECOND
  }
  expect(read).toEqual([1, 0, 0, 0, 0, 1, 0])
})

test('[WITHDRAW-04] a full disk causes no second mail and is logged once', async () => {
  const disk = openJournal(folder)
  const full = (): never => {
    throw Object.assign(new Error(`no space for ${Math.random()}`), { code: 'ENOSPC' })
  }
  journal.record('press 2', 'one shirt', () => aDeclaration({ id: 'W-AAAA-BBBB' }))
  await delivery.stop()
  start({ ...disk, saveProgress: full, close: full })
  for (let second = 0; second < 5; second += 1) await delivery.run()
  expect(sent.toSorted()).toEqual(['consumer W-7FQK-2MXP', 'consumer W-AAAA-BBBB', 'shop W-7FQK-2MXP', 'shop W-AAAA-BBBB'])
  expect(log.mock.calls).toEqual([['Sending declarations failed:', 'ENOSPC']])
})

test('[WITHDRAW-04] a restart tries at once and continues where it stopped', async () => {
  outcomes.shop = down
  await delivery.run()
  await delivery.stop()
  outcomes.shop = () => 'sent'
  start()
  await delivery.run()
  expect(sent).toEqual(['consumer W-7FQK-2MXP', 'shop W-7FQK-2MXP'])
})

test('the log names the declaration but no person', async () => {
  outcomes.shop = down
  outcomes.consumer = () => 'refused'
  await delivery.run()
  expect(log.mock.calls.flat()).toEqual([
    'Declaration W-7FQK-2MXP waits, it could not be sent to the shop (attempt 1): ECONNREFUSED',
    'The acknowledgement of declaration W-7FQK-2MXP was refused permanently',
  ])
})

test.each(['refused', 'none'] as const)('[WITHDRAW-04] an acknowledgement that is %s does not block the declaration', async (outcome) => {
  outcomes.consumer = () => outcome
  await delivery.run()
  expect(journal.waiting()).toEqual([])
})

test('[WITHDRAW-04] stopping waits for the pending mail, which is recorded as sent, and for no other', async () => {
  const mayArrive = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  await delivery.stop()
  const shop = async (): Promise<Sent> => {
    sent.push('shop')
    begun.resolve()
    await mayArrive.promise
    return 'sent'
  }
  delivery = startDelivery(openJournal(folder), { shop, consumer: () => expect.unreachable() }, () => now)
  const running = delivery.run()
  await begun.promise
  const stopped = delivery.stop()
  mayArrive.resolve()
  await stopped
  await running
  start()
  await delivery.run()
  expect(sent).toEqual(['shop', 'consumer W-7FQK-2MXP'])
})
