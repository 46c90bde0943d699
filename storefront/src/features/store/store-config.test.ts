import { expect, test, vi } from 'vitest'
import { read } from '../../graphql/server.ts'
import { customText, getTimeZone } from './store-config.ts'

vi.mock('../../graphql/server.ts', () => ({ read: vi.fn<() => Promise<unknown>>() }))
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

test('[I18N-05] the time zone is the store’s; during an outage, the last one that the backend has reported', async () => {
  const answers = [new Error('down'), { storeConfig: { timezone: 'Europe/Berlin' } }, new Error('down')]
  for (const answer of answers) vi.mocked(read).mockImplementationOnce(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never)))
  expect([await getTimeZone('en'), await getTimeZone('en'), await getTimeZone('en')]).toEqual(['UTC', 'Europe/Berlin', 'Europe/Berlin'])
})
