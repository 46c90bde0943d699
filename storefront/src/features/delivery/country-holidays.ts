import type { Holidays } from '../../settings/shop.ts'

interface CountryHolidays extends Holidays {
  /** Those that only this country uses: a Magento before 2.4.7 does not tell the country of its store. */
  readonly timeZones: readonly string[]
}

/**
 * The nationwide public holidays on which no parcels are delivered, by country (ISO 3166-1). A country that is not listed has none;
 * the setting DELIVERY_HOLIDAYS adds days. A movable holiday that is always a Sunday needs no entry.
 */
const COUNTRIES: Readonly<Record<string, CountryHolidays>> = {
  AT: {
    timeZones: ['Europe/Vienna'],
    dates: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    aroundEaster: [1, 39, 50, 60],
  },
  CZ: {
    timeZones: ['Europe/Prague'],
    dates: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    aroundEaster: [-2, 1],
  },
  DE: {
    timeZones: ['Europe/Berlin', 'Europe/Busingen'],
    dates: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    aroundEaster: [-2, 1, 39, 50],
  },
  PL: {
    timeZones: ['Europe/Warsaw', 'Poland'],
    // Christmas Eve is one since 2025.
    dates: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    aroundEaster: [1, 60],
  },
}

/**
 * @param country of the store; undefined if its backend does not tell
 * @param timeZone of the store, which then decides
 */
export function countryHolidays(country: string | undefined, timeZone: string): Holidays {
  const found = country === undefined ? Object.values(COUNTRIES).find(({ timeZones }) => timeZones.includes(timeZone)) : Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country] : undefined
  return { dates: found?.dates ?? [], aroundEaster: found?.aroundEaster ?? [] }
}
