import type { CustomerAddressInput } from '../../generated/resolvers.ts'
import type { ProfileInput } from '../../modules/customer/profile.ts'

export interface Person {
  readonly email: string
  /** The store view in which they shop. */
  readonly storeId: number
  readonly groupId: number
  readonly since: string
  readonly profile: ProfileInput
  readonly consents: readonly string[]
  readonly getsNewsletter: boolean
  /** The first one is the default. */
  readonly addresses: readonly CustomerAddressInput[]
}

const GENERAL = 1
const WHOLESALE = 2

/** Demonstration customers; all three have the password of `seed-customers.ts`. */
export const PEOPLE = {
  hania: {
    email: 'hania@halny.example',
    storeId: 2,
    groupId: GENERAL,
    since: '2026-02-01T09:12:00.000Z',
    profile: { firstname: 'Hanna', lastname: 'Wierchowska', date_of_birth: '1991-05-17', gender: 2 },
    consents: ['consent_statute', 'consent_personal_data', 'consent_marketing'],
    getsNewsletter: true,
    addresses: [
      {
        firstname: 'Hanna', lastname: 'Wierchowska', street: ['Królewska', '12/4'], city: 'Kraków', postcode: '30-045', country_code: 'PL',
        telephone: '+48 600 100 201',
      },
      {
        firstname: 'Maria', lastname: 'Wierchowska', street: ['Kowaniec', '88'], city: 'Nowy Targ', postcode: '34-400', country_code: 'PL',
        telephone: '+48 600 100 202',
      },
    ],
  },
  tom: {
    email: 'tom@halny.example',
    storeId: 1,
    groupId: GENERAL,
    since: '2026-02-20T18:40:00.000Z',
    profile: { firstname: 'Tom', lastname: 'Fielding', gender: 1 },
    consents: ['consent_statute', 'consent_personal_data'],
    getsNewsletter: false,
    addresses: [
      {
        firstname: 'Tom', lastname: 'Fielding', street: ['Puławska', '101/17'], city: 'Warszawa', postcode: '02-595', country_code: 'PL',
        telephone: '+48 600 100 203',
      },
    ],
  },
  biuro: {
    email: 'biuro@halny.example',
    storeId: 2,
    groupId: WHOLESALE,
    since: '2026-04-07T07:30:00.000Z',
    profile: { firstname: 'Jacek', lastname: 'Gąsienica', taxvat: '7361715043' },
    consents: ['consent_statute', 'consent_personal_data', 'consent_marketing'],
    getsNewsletter: true,
    addresses: [
      {
        firstname: 'Jacek', lastname: 'Gąsienica', company: 'Biuro Podróży Szczyt', vat_id: '7361715043', street: ['Krupówki', '2'],
        city: 'Zakopane', postcode: '34-500', country_code: 'PL', telephone: '+48 600 100 204',
      },
    ],
  },
} as const satisfies Record<string, Person>

export type PersonKey = keyof typeof PEOPLE
