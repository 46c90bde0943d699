import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { home, work } from '../../storefront/src/features/address/saved-address.fixture.ts'
import { textsOf } from './rendered.fixture.ts'

const countries = ['PL', 'CZ'].map((code) => ({ code, name: code, regions: [] }))
const addresses = [{ ...home, default_shipping: true }, { ...work, country_code: 'CZ', default_billing: true }]
const nothing = () => {}

test.each(['en', 'pl'] as const)('[CHK-05] of the saved addresses, the default of this use is marked, in %s', async (language) => {
  const t = translatorFor(language, '')
  const shown = (section: string) =>
    textsOf('address/saved-addresses.tsx', 'SavedAddresses', { section, addresses, countries, chosen: '7', onChoose: nothing, onAdd: nothing }, language)
  const marks = ['defaultShipping', 'defaultBilling'].map((key) => t(`customerAddressForm.${key}`))
  const [first, second] = [['Kościeliska 14a/3', '34-500 Zakopane', '600 100 200'], ['Halny', 'Karmelicka 27', '31-131 Kraków', 'CZ', '600 100 200']]
  expect((await shown('shipping')).filter((text) => [...marks, ...first, ...second].includes(text))).toEqual([...first, marks[0], ...second])
  expect((await shown('billing')).filter((text) => [...marks, ...first, ...second].includes(text))).toEqual([...first, ...second, marks[1]])
})
