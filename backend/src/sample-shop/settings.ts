import type { DatabaseSync } from 'node:sqlite'
import { changeSetting, changeStoreSetting } from '../modules/store/settings.ts'
import { STORES, type Words } from './plan/words.ts'

const WORDS = {
  'design/footer/copyright': ['© Halny. A demonstration shop: nothing is sold here.', '© Halny. Sklep pokazowy: niczego tu nie sprzedajemy.'],
  'design/head/default_keywords': ['mountains, training, clothing, gear', 'góry, trening, odzież, sprzęt'],
  'design/header/logo_alt': ['Halny', 'Halny'],
  'design/header/welcome': ['Before the wind turns', 'Zanim zmieni się wiatr'],
  'payment/checkmo/title': ['Check / Money order', 'Czek lub przekaz pieniężny'],
  'payment/free/title': ['No Payment Information Required', 'Nic nie trzeba płacić'],
} as const satisfies Record<string, Words>

/** Where Halny differs from a Magento that nobody has set up. */
export function seedSettings(database: DatabaseSync): void {
  changeSetting(database, 'general/country/default', 'PL')
  changeSetting(database, 'contact/email/recipient_email', 'contact@halny.example')
  changeSetting(database, 'sales/cancellation/enabled', true)
  for (const { id, language } of STORES) {
    for (const path of Object.keys(WORDS) as (keyof typeof WORDS)[]) changeStoreSetting(database, id, path, WORDS[path][language])
  }
}
