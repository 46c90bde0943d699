import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { fewLocations, firstSearch, searchLocations } from './search-locations.ts'

afterEach(() => vi.unstubAllGlobals())

const place = (pickup_location_code: string | null) => ({ pickup_location_code })
const list = (...codes: (string | null)[]) => ({ items: codes.map(place) })
const answer = (data: object) => ({ PickupLocations: { data } })

describe('[CHK-21] lockers and shops', () => {
  test('are found by town, post code or name, each once', async () => {
    const { calls } = fakeShop(answer({ byCity: list('A', null), byPostcode: list('B', 'A'), byName: list('C'), byStreet: list('D') }))
    expect(await searchLocations('______', ' Nowy Targ ')).toEqual([place('A'), place('B'), place('C')])
    expect(calls[0]?.variables).toEqual({ code: { like: '______' }, start: { like: 'Nowy Targ%' }, part: { like: '%Nowy Targ%' }, pageSize: 50, isSearch: true })
  })

  test('are found by their street if nothing else has this name', async () => {
    fakeShop(answer({ byCity: list(), byPostcode: null, byName: list(), byStreet: list('D') }))
    expect(await searchLocations('%', 'Krakowska')).toEqual([place('D')])
  })

  test('are listed without a search, and its text is no pattern', async () => {
    const { calls } = fakeShop(answer({ byCity: list('A') }))
    await searchLocations('%', '')
    await searchLocations('%', '50%_\\')
    expect(calls.map(({ variables }) => variables)).toMatchObject([{ start: { like: '%' }, isSearch: false }, { start: { like: '50\\%\\_\\\\%' }, isSearch: true }])
  })

  test.each([['00950', '00-950'], ['00 950', '00-950'], ['00–950', '00-950'], ['34-5', '34-5'], ['waw 22a', 'waw22a'], ['WAW-22A', 'WAW22A'], ['\u200bNowy  Targ', 'Nowy Targ'], ['Długa 5', 'Długa 5'], ['Wola 15', 'Wola 15']])(
    '%j is searched for as %s', async (text, literal) => {
      const { calls } = fakeShop(answer({ byCity: list('A') }))
      await searchLocations('%', text)
      expect(calls[0]?.variables).toMatchObject({ start: { like: `${literal}%` }, part: { like: `%${literal}%` } })
    },
  )

  test.each([
    ['the shopper’s town', 0, ['Zakopane%'], 'Zakopane'],
    ['the postal district, if the town has none', 1, ['Zakopane%', '34%'], '34'],
    ['everywhere, if there is none either', 2, ['Zakopane%', '34%'], ''],
  ])('are first searched for in %s', async (_, found, asked, text) => {
    const { calls } = fakeShop({ PickupLocations: (call: number) => ({ data: { byCity: call === found ? list('A') : list() } }) })
    expect(await firstSearch('%', { city: 'Zakopane', postalCode: '34-500' })).toBe(text)
    expect(calls.map(({ variables }) => (variables.start as { like: string }).like)).toEqual(asked)
  })
})

describe('[CHK-21] a few places', () => {
  const home = { city: 'Zakopane', postalCode: '34-500', countryCode: 'PL' }
  const found = (...codes: string[]) => ({ data: { pickupLocations: list(...codes) } })
  const unknown = { errors: [{ message: 'Something.', extensions: { category: 'graphql-input' } }] }

  test('are listed nearest first, and those that the backend does not place last', async () => {
    const { calls } = fakeShop({ AllPickupLocations: found('A', 'B', 'C'), NearPickupLocations: found('C', 'A') })
    expect(await fewLocations('halny-%', home)).toEqual([place('C'), place('A'), place('B')])
    expect(calls[1]?.variables).toMatchObject({ place: '34-500:PL', code: { like: 'halny-%' } })
  })

  test('are ordered from the town if the post code is not known, and stay in the backend’s order if neither is', async () => {
    const { calls } = fakeShop({ AllPickupLocations: found('A', 'B'), NearPickupLocations: (call) => (call === 0 ? unknown : found('B', 'A')) })
    expect(await fewLocations('%', home)).toEqual([place('B'), place('A')])
    expect(calls.map(({ variables }) => variables['place'])).toEqual([undefined, '34-500:PL', 'Zakopane:PL'])
    fakeShop({ AllPickupLocations: found('A', 'B'), NearPickupLocations: unknown })
    expect(await fewLocations('%', home)).toEqual([place('A'), place('B')])
  })

  test('are ten; of more, none is listed without a search', async () => {
    const codes = Array.from({ length: 11 }, (_, index) => String(index))
    const { operations } = fakeShop({ AllPickupLocations: found(...codes) })
    expect(await fewLocations('%', home)).toBeUndefined()
    expect(operations()).toEqual(['AllPickupLocations'])
  })
})
