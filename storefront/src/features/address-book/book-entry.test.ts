import { expect, test } from 'vitest'
import { savedAddresses } from '../address/saved-address.ts'
import { atHome, atWork, inOregon } from './book-entry.fixture.ts'
import { entryInput, findSame, fullName, shortAddress, withRemoval } from './book-entry.ts'

test('[ACC-03] omits an address without an id, because it cannot be changed', () => {
  expect(savedAddresses([atHome, null, { ...atWork, id: null }])).toEqual([atHome])
})

test('[ACC-03] shows the full name with all of its parts, and the address in short', () => {
  expect([fullName(atHome), fullName(inOregon)]).toEqual(['Agata Wierch', 'Dr. Agata J. Wierch'])
  expect(shortAddress(inOregon)).toBe('Burnside St 1, Portland')
})

test('[ACC-03] restores a deleted address with all its fields and defaults', () => {
  expect(entryInput(atWork)).toMatchObject({ company: 'Halny', vat_id: '5260250274', street: ['Karmelicka', '27'], default_billing: true })
  expect(entryInput(atWork)).not.toHaveProperty('default_shipping')
  expect(entryInput(atWork)).not.toHaveProperty('id')
  expect(entryInput(inOregon)).toMatchObject({ prefix: 'Dr.', middlename: 'J.', region: { region_id: 49 } })
  expect(entryInput({ ...inOregon, region: { region: 'Cascadia', region_id: 0 } })).toMatchObject({ region: { region: 'Cascadia' } })
})

test('[ACC-03] finds the same address despite other defaults, and no different one', () => {
  expect(findSame([atHome, atWork], { ...entryInput(atWork), default_shipping: true })).toBe(atWork)
  expect(findSame([atHome, atWork], { ...entryInput(atWork), city: 'Gdynia' })).toBeUndefined()
  expect(findSame([inOregon], { ...entryInput(inOregon), region: { region_id: 50 } })).toBeUndefined()
})

test('[ACC-03] keeps the position of a deleted address before and after the refetch', () => {
  const removal = { entry: atHome, index: 0 }
  expect(withRemoval([atHome, atWork], removal)).toEqual([atHome, atWork])
  expect(withRemoval([atWork], removal)).toEqual([atHome, atWork])
  expect(withRemoval([atWork], undefined)).toEqual([atWork])
})
