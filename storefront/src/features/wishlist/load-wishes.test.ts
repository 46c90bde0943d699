import { afterEach, expect, test, vi } from 'vitest'
import { ServerError } from '../../graphql/errors.ts'
import { loadWishes, showWishes } from './load-wishes.ts'
import { wishesOf } from './wishes.ts'

const EMAIL = 'ada@example.com'
const fetched = vi.fn<typeof fetch>()
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('document', { documentElement: { lang: 'en' } })

const hearts = () => Promise.all([showWishes(EMAIL), showWishes(EMAIL), showWishes(EMAIL)])

afterEach(() => {
  fetched.mockReset()
  logged.mockClear()
})

test('all hearts share one failed request and its log entry, and a click reports the failure', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await hearts()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(logged).toHaveBeenCalledTimes(1)
  await expect(loadWishes(EMAIL)).rejects.toBeInstanceOf(ServerError)
})

test('one answer serves all hearts', async () => {
  const items = [{ id: '1', product: { sku: 'tee' } }, { id: '2', product: { sku: 'tee' } }, null]
  fetched.mockImplementation(async () => Response.json({ data: { customer: { email: EMAIL, wishlists: [{ id: '7', items_count: 2, items_v2: { items } }] } } }))
  await hearts()
  await hearts()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(wishesOf(EMAIL)).toEqual({ of: EMAIL, listId: '7', count: 2, ids: new Map([['tee', ['1', '2']]]) })
  expect(wishesOf('somebody@example.com')).toBeUndefined()
})
