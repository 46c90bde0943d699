import { POLISH_VOIVODESHIPS } from '../../modules/directory/regions.ts'
import { SELLER } from '../facts.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import { LOCKER_TOWNS, type LockerPlace } from './parcel-lockers.ts'

export interface LocationPlan {
  readonly code: string
  readonly name: LocalizedText
  /** Its place and opening hours. */
  readonly description: LocalizedText
  /** The code of its voivodeship. */
  readonly region: string
  readonly city: string
  readonly street: string
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
  readonly phone?: string
  readonly email?: string
}

const PLACES: Readonly<Record<LockerPlace, LocalizedText>> = {
  station: ['Open 24 hours, at the railway station', 'Czynny całą dobę, przy dworcu kolejowym'],
  shop: ['Open 24 hours, beside a grocer’s', 'Czynny całą dobę, obok sklepu spożywczego'],
  petrol: ['Open 24 hours, at a petrol station', 'Czynny całą dobę, na stacji paliw'],
  estate: ['Open 24 hours, on the housing estate', 'Czynny całą dobę, na osiedlu'],
  market: ['Open 24 hours, by the market square', 'Czynny całą dobę, przy rynku'],
  campus: ['Open 24 hours, at the university', 'Czynny całą dobę, przy uczelni'],
  mall: ['Open 9:00–21:00 and on trading Sundays, inside the shopping centre', 'Czynny 9:00–21:00, także w niedziele handlowe, w galerii handlowej'],
}

const LOCKERS: readonly LocationPlan[] = LOCKER_TOWNS.flatMap(({ prefix, city, region, lockers }) =>
  lockers.map(([street, postcode, latitude, longitude, place], index) => {
    const code = `${prefix}0${index + 1}A`
    return { code, name: [code, code], description: PLACES[place], region, city, street, postcode, latitude, longitude }
  }))

const CONTACT = { email: SELLER.email }

/** The shops' codes begin with `halny-`, those of lockers have six characters: settings tell them apart by that. */
const SHOPS: readonly LocationPlan[] = [
  {
    ...CONTACT, code: 'halny-krakow', name: ['Halny Kraków', 'Halny Kraków'], region: 'PL-12', city: 'Kraków', street: 'Karmelicka 27',
    postcode: '31-131', latitude: 50.0655, longitude: 19.9301,
    description: ['Monday to Friday 10:00–19:00, Saturday 10:00–15:00', 'Pon.–pt. 10:00–19:00, sob. 10:00–15:00'],
  },
  {
    ...CONTACT, code: 'halny-warszawa', name: ['Halny Warszawa', 'Halny Warszawa'], region: 'PL-14', city: 'Warszawa', street: 'Mokotowska 48',
    postcode: '00-543', latitude: 52.2243, longitude: 21.0211,
    description: ['Monday to Friday 11:00–20:00, Saturday 10:00–16:00', 'Pon.–pt. 11:00–20:00, sob. 10:00–16:00'],
  },
  {
    ...CONTACT, code: 'halny-zakopane', name: ['Halny Zakopane', 'Halny Zakopane'], region: 'PL-12', city: 'Zakopane', street: 'Krupówki 40',
    postcode: '34-500', latitude: 49.2937, longitude: 19.9542,
    description: ['Every day 10:00–19:00', 'Codziennie 10:00–19:00'],
  },
]

export const PICKUP_LOCATIONS: readonly LocationPlan[] = [...LOCKERS, ...SHOPS]

export const regionOf = ({ region }: LocationPlan) => POLISH_VOIVODESHIPS.find(({ code }) => code === region)
