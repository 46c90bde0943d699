import { expect, test } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { loadConsents } from './load-consents.ts'

const form = (...codes: string[]) => ({ data: { attributesForm: { items: codes.map((code) => ({ code, label: code })) } } })

test('[ACC-08] a release without such attributes keeps no consents, and is asked nothing that it would fail at', async () => {
  const { operations } = fakeShop({ ConsentAttributes: { errors: [{ message: 'Cannot query field "attributesForm" on type "Query".' }] } })
  expect(await loadConsents()).toEqual({ email: '', consents: [] })
  expect(operations()).toEqual(['ConsentAttributes'])
})

test('[ACC-08] a shop without the attributes keeps none', async () => {
  fakeShop({ ConsentAttributes: form('firstname') })
  expect((await loadConsents()).consents).toEqual([])
})

test('[ACC-08] an outage says nothing of them', async () => {
  fakeShop({ ConsentAttributes: form('consent_marketing'), MyConsents: new TypeError('offline') })
  await expect(loadConsents()).rejects.toThrow('cannot be reached')
})
