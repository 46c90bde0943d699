import type { SavedAddress } from './saved-address.ts'

export const home: SavedAddress = {
  id: 7, firstname: 'Agata', lastname: 'Wierch', company: null, vat_id: null, street: ['Kościeliska', '14a/3'], city: 'Zakopane', postcode: '34-500',
  telephone: '600100200', prefix: null, middlename: null, suffix: null, fax: null, country_code: 'PL', region: null, default_shipping: false, default_billing: false,
}

export const work: SavedAddress = { ...home, id: 8, company: 'Halny', vat_id: '5260250274', street: ['Karmelicka', '27'], city: 'Kraków', postcode: '31-131' }
