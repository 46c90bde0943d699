import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { openShop, type TestShop } from '../cart/cart.fixture.ts'

let shop: TestShop
beforeAll(() => {
  shop = openShop()
})
afterAll(() => shop.close())

const locations = async (args: string, store?: string) => {
  const answer = await shop.ask(`{ pickupLocations${args} { items { pickup_location_code name } total_count page_info { current_page page_size total_pages } } }`, {}, store)
  return answer.data.pickupLocations
}
const codes = async (args: string) => (await locations(args)).items.map((item: { pickup_location_code: string }) => item.pickup_location_code)

test('a parcel locker has its address, its place on the map, and its hours in the language of the store view', async () => {
  const query = `{ pickupLocations(filters: { pickup_location_code: { eq: "KRK02A" } }) { items {
    pickup_location_code name description country_id region region_id city street postcode latitude longitude phone email fax contact_name } } }`
  expect((await shop.ask(query)).data.pickupLocations.items).toEqual([{
    pickup_location_code: 'KRK02A', name: 'KRK02A', description: 'Open 24 hours, at the university', country_id: 'PL', region: 'małopolskie',
    region_id: 695, city: 'Kraków', street: 'Czarnowiejska 50', postcode: '30-054', latitude: 50.0672, longitude: 19.9206, phone: null,
    email: null, fax: null, contact_name: null,
  }])
  expect((await shop.ask(query, {}, 'pl')).data.pickupLocations.items[0].description).toBe('Czynny całą dobę, przy uczelni')
})

test.each([
  ['the town, in any spelling', 'city: { like: "%krakow%" }, pickup_location_code: { like: "halny-%" }', ['halny-krakow']],
  ['the post code', 'postcode: { like: "34-5%" }', ['ZAK01A', 'ZAK02A', 'ZAK03A', 'halny-zakopane']],
  ['the name', 'name: { like: "%ZAK0%" }', ['ZAK01A', 'ZAK02A', 'ZAK03A']],
  ['several codes', 'pickup_location_code: { in: ["OPO01A", "WIS01A"] }', ['OPO01A', 'WIS01A']],
  ['the region', 'region_id: { eq: "697" }', ['OPO01A']],
  ['a condition that nothing meets', 'city: { eq: "Atlantis" }', []],
])('locations are found by %s', async (_, filters, expected) => {
  expect(await codes(`(filters: { ${filters} })`)).toEqual(expected)
})

test('those around a place come in the order of their distance', async () => {
  expect(await codes('(area: { search_term: "34-400:PL", radius: 30 }, sort: { distance: ASC })'))
    .toEqual(['NOT01A', 'NOT02A', 'ZAK01A', 'ZAK02A', 'halny-zakopane', 'ZAK03A'])
  expect(await codes('(area: { search_term: "Nowy Targ:PL", radius: 5 })')).toEqual(['NOT01A', 'NOT02A'])
  expect(await codes('(area: { search_term: "Atlantis:PL", radius: 5 })')).toEqual([])
})

test('they are sorted and paged as requested', async () => {
  const page = await locations('(filters: { pickup_location_code: { like: "halny-%" } }, sort: { city: DESC }, pageSize: 2, currentPage: 2)')
  expect(page).toEqual({
    items: [{ pickup_location_code: 'halny-krakow', name: 'Halny Kraków' }], total_count: 3,
    page_info: { current_page: 2, page_size: 2, total_pages: 2 },
  })
  expect((await shop.ask('{ pickupLocations(pageSize: 0) { total_count } }')).errors).toMatchObject(refusal('pageSize value must be greater than 0.'))
})
