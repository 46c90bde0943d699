import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { home, work } from '../address/saved-address.fixture.ts'
import { saveAddressDraft, readAddressDraft } from './address-draft.ts'
import { addressFormOf } from './address-form.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', fakeStorage(stored))
})
afterEach(() => vi.unstubAllGlobals())

const ofCart = { id: 'c', is_virtual: false }
const cart = { email: null, shipping_addresses: [], billing_address: null, is_virtual: false }
const blank = addressFormOf(cart, 'PL')
const entered = { ...blank, shipping: { ...blank.shipping, city: 'Gdynia' }, billingSame: false, createAccount: true, password: 'Giewont-1894', passwordConfirmation: 'Giewont-1894' }
const fresh = addressFormOf(cart, 'PL', { firstname: 'Agata', lastname: 'Wierch', addresses: [home, work] })

test('[CHK-01] restores the entered values, except for the password', () => {
  saveAddressDraft('c', entered)
  expect([...stored.values()].join()).not.toContain('Giewont')
  expect(readAddressDraft(ofCart, blank, [])).toEqual({ ...entered, password: '', passwordConfirmation: '' })
})

test("[CHK-01] keeps the entered values after a login, with the customer's default addresses", () => {
  saveAddressDraft('c', entered)
  expect(readAddressDraft({ ...ofCart, id: 'of the account' }, fresh, [home, work])).toMatchObject({ saved: { shipping: '7' }, shipping: { city: 'Gdynia' }, createAccount: false })
})

test('[CHK-01] keeps the chosen address as long as it exists', () => {
  saveAddressDraft('c', { ...fresh, saved: { shipping: '8', billing: '' } })
  expect(readAddressDraft(ofCart, fresh, [home, work]).saved).toEqual({ shipping: '8', billing: '' })
  expect(readAddressDraft(ofCart, fresh, [home]).saved).toEqual({ shipping: '7', billing: '' })
})

test('[CHK-14] a cart whose goods were removed needs no second address', () => {
  saveAddressDraft('c', entered)
  expect(readAddressDraft({ ...ofCart, is_virtual: true }, blank, []).billingSame).toBe(true)
})
