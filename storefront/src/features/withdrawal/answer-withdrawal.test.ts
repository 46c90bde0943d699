import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { answerDeclare, answerLookUp } from './answer-withdrawal.ts'
import { openJournal } from './journal.ts'
import { readDeclare } from './withdrawal-input.ts'

// Needs a running Next server.
vi.mock('next-intl/server', () => ({ getTranslations: () => () => '' }))
vi.mock('./journal.ts')

const backend = fakeBackend()

const QUERY = { number: '000000123', email: 'agata@example.com', lastName: 'Wierch' }
const SERVICE = { id: '1', product_sku: 'TOUR', product_name: 'Tour', product_type: 'virtual', quantity_ordered: 1 }
const ORDER = { number: '000000123', order_date: '2026-11-02 15:00:00', status: 'Pending', items: [SERVICE] }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const lookUpAt = (now: string, timezone: string) => {
  vi.setSystemTime(now)
  backend.answer = ({ body }) => {
    const isStore = (body as { operationName: string }).operationName === 'StoreConfig'
    return Response.json({ data: isStore ? { storeConfig: { timezone } } : { guestOrder: ORDER } })
  }
  return answerLookUp(QUERY, new Headers())
}

test.each([
  ['Europe/Warsaw', '2026-11-16T22:59:59Z', '2026-11-16T23:00:00Z'],
  ['Europe/Lisbon', '2026-11-16T23:59:59Z', '2026-11-17T00:00:00Z'],
])('[WITHDRAW-03] the last day ends at midnight in the shop’s time zone, %s', async (timezone, before, after) => {
  expect(await lookUpAt(before, timezone)).toMatchObject({ outcome: 'found', order: { lastDay: '2026-11-16' } })
  expect(await lookUpAt(after, timezone)).toMatchObject({ outcome: 'blocked', barrier: 'over' })
})

test('[WITHDRAW-04] a consumer who tries again while the disk is full is not throttled', async () => {
  const full = (): never => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  vi.mocked(openJournal).mockReturnValue({ find: () => undefined, record: full, waiting: () => [], saveProgress: full, close: full })
  backend.answer = () => Response.json({ data: { guestOrder: ORDER } })
  vi.setSystemTime('2026-11-03T12:00:00Z')
  const declaration = { ...QUERY, key: '0123456789abcdef', locale: 'en', firstName: 'Agata', replyTo: QUERY.email, isWhole: true, items: [], goods: '' }
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await expect(answerDeclare(readDeclare(declaration)!, new Headers())).rejects.toThrow('no space')
  }
})
