import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { read } from '../../graphql/server.ts'
import { keepBriefly } from '../../lib/page-signals.ts'
import { customText, getStoreConfig, getTimeZone } from './store-config.ts'

vi.mock('../../graphql/server.ts', () => ({ read: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: vi.fn<() => Promise<true>>() }))
vi.mock('./optional.ts', () => ({ optional: (_part: string, reading: Promise<unknown>) => reading.catch(() => undefined) }))

test.each([
  ['a text', 'Free shipping on orders of $100 or more', 'Free shipping on orders of $100 or more'],
  ['a text with tags', '<strong>Larkspur</strong> Outfitters', 'Larkspur Outfitters'],
  ['no text', null, undefined],
  ['blanks', '  ', undefined],
  ['Magento’s default greeting', 'Default welcome msg!', undefined],
  ['its default title', 'Magento Commerce', undefined],
  ['its default store', 'Main Website Store', undefined],
  ['its default store view', 'Default Store View', undefined],
  ['its default notice', 'Copyright © 2013-present Magento, Inc. All rights reserved.', undefined],
])('%s in the store configuration', (_, text, expected) => {
  expect(customText(text)).toBe(expected)
})

describe('while only this read fails', () => {
  const answer = (config: object | undefined) => vi.mocked(read).mockImplementationOnce(() => (config ? Promise.resolve({ storeConfig: config } as never) : Promise.reject(new Error('down'))))

  beforeEach(() => {
    vi.stubGlobal('knownStoreConfigs', undefined)
    vi.useFakeTimers({ toFake: ['performance'] })
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('a page uses the last configuration of its store view, says so in the log, and is cached briefly', async () => {
    for (const config of [{ product_url_suffix: '.htm' }, { product_url_suffix: '.html' }, undefined, undefined]) answer(config)
    await getStoreConfig('en')
    await getStoreConfig('en')
    expect(keepBriefly).not.toHaveBeenCalled()
    expect((await getStoreConfig('en')).productSuffix).toBe('.html')
    expect(keepBriefly).toHaveBeenCalledOnce()
    expect(vi.mocked(console.error).mock.calls).toEqual([['A page uses the last known store configuration:', new Error('down')]])
    await expect(getStoreConfig('pl')).rejects.toThrow('down')
  })

  test('one that is older than a day serves no page', async () => {
    for (const config of [{}, undefined, undefined]) answer(config)
    await getStoreConfig('en')
    vi.advanceTimersByTime(24 * 60 * 60_000 - 1000)
    await getStoreConfig('en')
    vi.advanceTimersByTime(2000)
    await expect(getStoreConfig('en')).rejects.toThrow('down')
  })

  test('[I18N-05] the time zone is the last one that the backend has reported', async () => {
    for (const config of [undefined, { timezone: 'Europe/Berlin' }, undefined]) answer(config)
    expect([await getTimeZone('en'), await getTimeZone('en'), await getTimeZone('en')]).toEqual(['UTC', 'Europe/Berlin', 'Europe/Berlin'])
  })
})
