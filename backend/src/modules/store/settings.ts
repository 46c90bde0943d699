import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { STORE_CONFIG_DEFAULTS } from './config-defaults.ts'
import { RECAPTCHA_DEFAULTS } from './recaptcha-defaults.ts'

/** Magento's configuration paths with their defaults; a row of core_config_data changes one. */
const DEFAULTS = {
  ...STORE_CONFIG_DEFAULTS,
  ...RECAPTCHA_DEFAULTS,
  // Magento's behaviour since 2.4.6, without a setting there: see modules/catalog/part-product.ts.
  'catalog/graphql/parts_by_visibility': false,
  // As of every carrier of Magento: the countries that it delivers to, with a comma between them; all if empty.
  'carriers/locker/specificcountry': '',
  'catalog/review/active': true,
  'catalog/review/allow_guest': true,
  'catalog/seo/category_canonical_tag': false,
  'catalog/seo/product_canonical_tag': false,
  // Magento's 1, "Allow Qty Below 0", for every product: more can be sold than the warehouse holds.
  'cataloginventory/item_options/backorders': false,
  'checkout/options/guest_checkout': true,
  'checkout/options/enable_guest_checkout_login': false,
  'contact/contact/enabled': true,
  'contact/email/recipient_email': 'hello@example.com',
  'customer/create_account/confirm': false,
  'customer/password/lockout_failures': 10,
  'customer/password/lockout_threshold': 10,
  'customer/password/minimum_password_length': 8,
  'customer/password/required_character_classes_number': 3,
  'customer/password/reset_link_expiration_period': 2,
  // Magento's value once its input limits are enabled; 0 for none.
  'graphql/validation/maximum_page_size': 300,
  'newsletter/general/active': true,
  'newsletter/subscription/allow_guest_subscribe': true,
  'newsletter/subscription/confirm': false,
  // Magento's store information, for the seller's lines in mails; nothing is said of what is empty.
  'general/store_information/city': '',
  'general/store_information/merchant_vat_number': '',
  'general/store_information/name': '',
  'general/store_information/phone': '',
  'general/store_information/postcode': '',
  'general/store_information/street_line1': '',
  'oauth/access_token_lifetime/customer': 1,
  'oauth/authentication_lock/max_failures_count': 6,
  'oauth/authentication_lock/timeout': 1800,
  // The account for transfers, of which the order's mail shows a code for banking apps.
  'payment/banktransfer/iban': '',
  'payment/banktransfer/recipient': '',
  // Whether the method needs an order of parcels alone. Magento has no such setting: there an extension restricts a method.
  'payment/cashondelivery/shipped_only': false,
  'sales/cancellation/enabled': false,
  'sales/reorder/allow': true,
  // Of the order's mail: working days of delivery, as in locker/standard=1-2, and the hour from which an order counts as one of the
  // next working day; how long a delivery takes where these say nothing; the page of the terms.
  'sales_email/order/cut_off_hour': 14,
  'sales_email/order/delivery_days': '',
  'sales_email/order/delivery_time': '',
  'sales_email/order/terms_path': '',
  'wishlist/general/active': true,
} as const

type Path = keyof typeof DEFAULTS
type Value<P extends Path> = (typeof DEFAULTS)[P] extends boolean ? boolean : (typeof DEFAULTS)[P] extends number ? number : string

/** The paths whose values are of one kind: `boolean`, `number` or `string`. */
export type PathOf<Kind> = { [P in Path]: Value<P> extends Kind ? P : never }[Path]

/**
 * Flags as booleans, texts as they are, everything else as numbers in the unit of Magento's setting.
 * @param storeId the store view whose own value overrides the default one
 */
export function setting<P extends Path>(database: DatabaseSync, path: P, storeId = 0): Value<P> {
  const row = statement<{ value: string }>(
    database,
    `SELECT value FROM store_config_data WHERE store_id = ? AND path = ?
     UNION ALL SELECT value FROM core_config_data WHERE path = ? LIMIT 1`,
  ).get(storeId, path, path)
  if (!row) return DEFAULTS[path] as Value<P>
  if (typeof DEFAULTS[path] === 'string') return row.value as Value<P>
  return (typeof DEFAULTS[path] === 'boolean' ? row.value === '1' : Number(row.value)) as Value<P>
}

export function changeSetting<P extends Path>(database: DatabaseSync, path: P, value: Value<P>): void {
  statement(database, 'INSERT OR REPLACE INTO core_config_data VALUES (?, ?)').run(path, toText(value))
}

/** For one store view only. */
export function changeStoreSetting<P extends Path>(database: DatabaseSync, storeId: number, path: P, value: Value<P>): void {
  statement(database, 'INSERT OR REPLACE INTO store_config_data VALUES (?, ?, ?)').run(storeId, path, toText(value))
}

const toText = (value: boolean | number | string): string => (typeof value === 'boolean' ? String(Number(value)) : String(value))
