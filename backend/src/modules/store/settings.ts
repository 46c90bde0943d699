import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** Magento's configuration paths with their defaults; a row of core_config_data changes one. */
const DEFAULTS = {
  'catalog/review/active': true,
  'catalog/review/allow_guest': true,
  'checkout/options/guest_checkout': true,
  'checkout/options/enable_guest_checkout_login': false,
  'contact/contact/enabled': true,
  'customer/create_account/confirm': false,
  'customer/password/lockout_failures': 10,
  'customer/password/lockout_threshold': 10,
  'customer/password/minimum_password_length': 8,
  'customer/password/required_character_classes_number': 3,
  'customer/password/reset_link_expiration_period': 2,
  'newsletter/general/active': true,
  'newsletter/subscription/allow_guest_subscribe': true,
  'newsletter/subscription/confirm': false,
  'oauth/access_token_lifetime/customer': 1,
  'sales/cancellation/enabled': false,
  'sales/reorder/allow': true,
  'wishlist/general/active': true,
} as const

type Path = keyof typeof DEFAULTS
type Value<P extends Path> = (typeof DEFAULTS)[P] extends boolean ? boolean : number

/** Flags as booleans, everything else as numbers in the unit that Magento's own setting has. */
export function setting<P extends Path>(database: DatabaseSync, path: P): Value<P> {
  const row = statement(database, 'SELECT value FROM core_config_data WHERE path = ?').get(path) as { value: string } | undefined
  if (!row) return DEFAULTS[path] as Value<P>
  return (typeof DEFAULTS[path] === 'boolean' ? row.value === '1' : Number(row.value)) as Value<P>
}

export function changeSetting<P extends Path>(database: DatabaseSync, path: P, value: Value<P>): void {
  const text = typeof value === 'boolean' ? String(Number(value)) : String(value)
  statement(database, 'INSERT OR REPLACE INTO core_config_data VALUES (?, ?)').run(path, text)
}
