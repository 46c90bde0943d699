import { afterEach, expect, test, vi } from 'vitest'
import { sameOriginRoute } from '../../graphql/same-origin-route.ts'
import { type DeclareInput, readDeclare } from './withdrawal-input.ts'
import { declare } from './withdrawal-requests.ts'
import type { WithdrawalValues } from './withdrawal-values.ts'

const VALUES: WithdrawalValues = {
  key: '0123456789abcdef', linked: '', firstName: 'Żaneta', lastName: 'Źrebięca', own: '', number: '000000123', email: 'zaneta@example.com',
  isReplyElsewhere: false, replyTo: '', scope: 'some', quantities: {}, goods: '',
}

afterEach(() => vi.unstubAllGlobals())

const order = (count: number, name: string) => ({
  number: '000000123',
  orderedOn: '2026-09-01',
  items: Array.from({ length: count }, (_, index) => ({ id: btoa(`1234${index}`), name, sku: `HAL-${index}`, options: ['Rozmiar: średni'], quantity: 3 })),
})

/** The input that the server reads; undefined if it refuses the request. */
async function declared(of: ReturnType<typeof order>): Promise<DeclareInput | undefined> {
  let read: DeclareInput | undefined
  const answer = sameOriginRoute({
    read: readDeclare,
    answer: async (input) => {
      read = input
      return { outcome: 'unknown' }
    },
  })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = { ...(init.headers as Record<string, string>), origin: 'https://localhost', host: 'localhost' }
    return answer(new Request(`https://localhost${path}`, { ...init, headers }))
  })
  const quantities = Object.fromEntries(of.items.map(({ id }) => [id, 2]))
  await declare({ ...VALUES, quantities }, of, 'pl')
  return read
}

test('[WITHDRAW-02] sends the ids of chosen items, and their names in case the shop cannot look them up', async () => {
  expect(await declared(order(1, 'Bluza Świnica'))).toMatchObject({
    isWhole: false, items: [{ id: btoa('12340'), quantity: 2 }], goods: '2 × Bluza Świnica, Rozmiar: średni (HAL-0)',
  })
})

test.each([
  ['many items', 300, 'Kurtka puchowa Żółta Turnia z kapturem'],
  ['an item with a very long name', 1, 'ż'.repeat(30_000)],
])('[WITHDRAW-02] is not refused for its length: %s', async (_what, count, name) => {
  const read = await declared(order(count, name))
  expect(read?.items).toHaveLength(count)
  expect(read?.goods).toMatch(/^2 × .*…$/s)
})
