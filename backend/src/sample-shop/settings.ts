import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { changeSetting, changeStoreSetting } from '../modules/store/settings.ts'
import { SECRET_KEY, SITE_KEY } from '../services/bot-check/site-keys.ts'
import { saveMediaFile } from '../services/media-files/media-file.repository.ts'
import { FONT_FILES } from '../services/page/page-style.ts'
import { DELIVERY_DAYS, SELLER } from './facts.ts'
import { STORES, type LocalizedText } from './plan/localized-text.ts'
import { ACCOUNT } from './sales.ts'

const WORDS = {
  'design/footer/copyright': ['© Halny. A demonstration shop: nothing is sold here.', '© Halny. Sklep pokazowy: niczego tu nie sprzedajemy.'],
  'design/head/default_keywords': ['mountains, training, clothing, gear', 'góry, trening, odzież, sprzęt'],
  'design/header/logo_alt': ['Halny', 'Halny'],
  'design/header/welcome': ['Before the wind turns', 'Zanim zmieni się wiatr'],
  'sales_email/order/delivery_time': [
    'In Poland a parcel takes 1 to 2 working days from the order or the transfer, abroad 2 to 4 more.',
    'W Polsce paczka dociera w 1–2 dni robocze od zamówienia lub wpłaty, za granicę dolicz 2–4 dni.',
  ],
  'sales_email/order/terms_path': ['/terms-of-sale', '/regulamin'],
  'payment/free/title': ['No Payment Information Required', 'Nic nie trzeba płacić'],
} as const satisfies Record<string, LocalizedText>

/** Halny's differences from Magento's defaults. */
export function seedSettings(database: DatabaseSync): void {
  changeSetting(database, 'general/country/default', 'PL')
  changeSetting(database, 'contact/email/recipient_email', SELLER.email)
  seedSeller(database)
  changeSetting(database, 'sales_email/order/delivery_days', DELIVERY_DAYS)
  changeSetting(database, 'sales/cancellation/enabled', true)
  changeSetting(database, 'sales/gift_options/allow_items', true)
  changeSetting(database, 'sales/gift_options/allow_order', true)
  // Nobody in Poland pays by cheque.
  changeSetting(database, 'payment/checkmo/active', false)
  seedMailLogo(database)
  seedPageFont(database)
  for (const { id, language } of STORES) {
    for (const path of Object.keys(WORDS) as (keyof typeof WORDS)[]) changeStoreSetting(database, id, path, WORDS[path][language])
  }
}

function seedSeller(database: DatabaseSync): void {
  changeSetting(database, 'general/store_information/name', SELLER.name)
  changeSetting(database, 'general/store_information/street_line1', SELLER.street)
  changeSetting(database, 'general/store_information/postcode', SELLER.postcode)
  changeSetting(database, 'general/store_information/city', SELLER.city)
  changeSetting(database, 'general/store_information/phone', SELLER.phone)
  changeSetting(database, 'general/store_information/merchant_vat_number', SELLER.nip)
  changeSetting(database, 'payment/banktransfer/iban', ACCOUNT.replaceAll(' ', ''))
  changeSetting(database, 'payment/banktransfer/recipient', SELLER.name)
}

/** As a PNG on the ground of the mails' head: mail programs show no SVG, and some change the colours around a picture. */
function seedMailLogo(database: DatabaseSync): void {
  const content = readFileSync(join(import.meta.dirname, 'mail/halny.png'))
  saveMediaFile(database, 'email/logo/halny.png', { type: 'image/png', content })
  changeSetting(database, 'design/email/logo', 'halny.png')
  changeSetting(database, 'design/email/logo_alt', 'Halny')
  changeSetting(database, 'design/email/logo_width', 140)
  changeSetting(database, 'design/email/logo_height', 54)
}

/** The storefront's, for the pages beside it, such as a payment. */
function seedPageFont(database: DatabaseSync): void {
  for (const [path, file] of [[FONT_FILES.latin, 'familjen-grotesk-latin'], [FONT_FILES.extended, 'familjen-grotesk-latin-ext']] as const) {
    saveMediaFile(database, path, { type: 'font/woff2', content: readFileSync(join(import.meta.dirname, `fonts/${file}-wght-normal.woff2`)) })
  }
}

/** The forms that the bot check protects. */
const FORMS = [
  'contact', 'customer_create', 'customer_forgot_password', 'customer_login', 'newsletter', 'product_review', 'resend_confirmation_email',
] as const

/** Makes the shop's forms require a token of the embedded bot check. */
export function protectForms(database: DatabaseSync): void {
  changeSetting(database, 'recaptcha_frontend/type_recaptcha_v3/public_key', SITE_KEY)
  changeSetting(database, 'recaptcha_frontend/type_recaptcha_v3/private_key', SECRET_KEY)
  for (const form of FORMS) changeSetting(database, `recaptcha_frontend/type_for/${form}`, 'recaptcha_v3')
}
