import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { changeSetting } from '../modules/store/settings.ts'
import { saveMediaFile } from '../services/media-files/media-file.repository.ts'
import { insertRow } from './insert-row.ts'

export const STORE_ID = 1
export const ROOT_CATEGORY_ID = 2
export const URL_SUFFIX = '.html'

const NAME = 'Larkspur Outfitters'

/** The shop's one website, store and store view. */
export function seedStore(database: DatabaseSync): void {
  database.exec('DELETE FROM website')
  insertRow(database, 'website', { id: 1, code: 'larkspur', name: 'Larkspur US' })
  insertRow(database, 'store', {
    id: STORE_ID,
    code: 'default',
    name: 'Default Store View',
    locale: 'en_US',
    currency: 'USD',
    root_category_id: ROOT_CATEGORY_ID,
    is_default: true,
    title: `${NAME} | Clothing and gear for the trail`,
    description: 'Hiking clothing, packs and camp gear from a family-run outfitter in Bend, Oregon.',
    group_code: 'larkspur_outfitters',
    group_name: NAME,
  })
}

/** Differences from the sample shop Halny, towards Magento's default configuration. */
export function seedSettings(database: DatabaseSync): void {
  changeSetting(database, 'catalog/graphql/parts_by_visibility', true)
  changeSetting(database, 'catalog/seo/category_url_suffix', URL_SUFFIX)
  changeSetting(database, 'catalog/seo/product_url_suffix', URL_SUFFIX)
  changeSetting(database, 'checkout/options/enable_agreements', false)
  changeSetting(database, 'contact/email/recipient_email', 'hello@larkspur.example')
  changeSetting(database, 'sales/gift_options/allow_items', true)
  changeSetting(database, 'design/footer/copyright', `Copyright &copy; 2026 ${NAME}. All rights reserved.`)
  changeSetting(database, 'design/head/default_keywords', 'hiking, camping, outdoor clothing, backpacks')
  changeSetting(database, 'design/head/shortcut_icon', 'stores/1/favicon.png')
  changeSetting(database, 'design/header/logo_alt', NAME)
  changeSetting(database, 'design/header/logo_height', 40)
  changeSetting(database, 'design/header/logo_src', 'stores/1/logo.svg')
  changeSetting(database, 'design/header/logo_width', 150)
  changeSetting(database, 'design/header/welcome', 'Free shipping on orders of $100 or more')
  changeSetting(database, 'general/country/allow', 'CA,DE,GB,PL,US')
  changeSetting(database, 'general/country/default', 'US')
  changeSetting(database, 'general/locale/timezone', 'America/Los_Angeles')
  changeSetting(database, 'sales/cancellation/enabled', true)
  changeSetting(database, 'general/locale/weight_unit', 'lbs')
  changeSetting(database, 'general/region/state_required', 'CA,GB,PL,US')
  changeSetting(database, 'tax/calculation/price_includes_tax', false)
  changeSetting(database, 'tax/cart_display/price', EXCLUDING_TAX)
  changeSetting(database, 'tax/cart_display/shipping', EXCLUDING_TAX)
  changeSetting(database, 'tax/cart_display/subtotal', EXCLUDING_TAX)
  changeSetting(database, 'tax/classes/shipping_tax_class', 0)
  changeSetting(database, 'tax/display/shipping', EXCLUDING_TAX)
  changeSetting(database, 'tax/display/type', EXCLUDING_TAX)
}

const EXCLUDING_TAX = 1

const FILES = [
  { path: 'logo/stores/1/logo.svg', file: 'logo.svg', type: 'image/svg+xml' },
  { path: 'favicon/stores/1/favicon.png', file: 'favicon.png', type: 'image/png' },
]

export function seedMediaFiles(database: DatabaseSync): void {
  for (const { path, file, type } of FILES) {
    saveMediaFile(database, path, { type, content: readFileSync(join(import.meta.dirname, 'media', file)) })
  }
}
