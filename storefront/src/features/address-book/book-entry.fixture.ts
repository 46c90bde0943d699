import { home } from '../address/saved-address.fixture.ts'
import type { BookEntry } from './book-entry.ts'

export const atHome: BookEntry = { ...home, prefix: null, middlename: null, suffix: null, fax: null }

export const atWork: BookEntry = { ...atHome, id: 8, company: 'Halny', vat_id: '5260250274', street: ['Karmelicka', '27'], city: 'Kraków', postcode: '31-131', default_billing: true }

export const inOregon: BookEntry = {
  ...atHome, id: 9, prefix: 'Dr.', middlename: 'J.', street: ['Burnside St', '1'], city: 'Portland', postcode: '97209', country_code: 'US',
  region: { region: 'Oregon', region_id: 49 },
}
