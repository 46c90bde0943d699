import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { atHome } from '../../storefront/src/features/address-book/book-entry.fixture.ts'
import { textsOf } from './rendered.fixture.ts'

const t = translatorFor('en', '')
const text = (key: string) => t(`dashboardAddressBook.${key}`)
const [toShipping, toBilling] = [text('makeDefault.shipping'), text('makeDefault.billing')]

test.each<[string, boolean, boolean, string[]]>([
  ['no default', false, false, [toShipping, toBilling, text('edit'), text('delete')]],
  ['the default of delivery', true, false, [text('default.shipping'), toBilling, text('edit')]],
  ['the default of invoices', false, true, [text('default.billing'), toShipping, text('edit')]],
  ['both defaults', true, true, [text('default.both'), text('edit')]],
])('[ACC-03] an address that is %s can become any other default, and is deleted only if it is none', async (_, default_shipping, default_billing, shown) => {
  const entry = { ...atHome, default_shipping, default_billing }
  const texts = await textsOf('address-book/address-card.tsx', 'AddressCard', { entry, countries: [], onEdit: () => {}, onDelete: () => {} })
  expect(texts.slice(texts.indexOf('600 100 200') + 1)).toEqual(shown)
})
