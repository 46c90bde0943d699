/** Internal to the shop, meaningless to the customer. */
const INTERNAL = new Set(['__typename', 'id', 'uid', 'region_id', 'type', 'product_url_key', 'order_date'])

/** Plain names for Magento's fields. */
const NAMES: Readonly<Record<string, string>> = {
  country_code: 'country',
  firstname: 'first_name',
  is_subscribed: 'newsletter',
  lastname: 'last_name',
  middlename: 'middle_name',
  postcode: 'postal_code',
  taxvat: 'vat_number',
  telephone: 'phone',
  timestamp: 'written_at',
  vat_id: 'vat_number',
}

const UTC_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/

/**
 * A response of the shop in a form that its customer can read: plain field names, times in ISO 8601, no ids, no empty values.
 * @param value parsed JSON, with Magento's times in UTC: `2026-10-12 22:30:00`
 */
export function readable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UTC_TIME, '$1T$2Z')
  if (Array.isArray(value)) return value.map(readable).filter((item) => !isEmpty(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !INTERNAL.has(key))
  const named = entries.map(([key, field]) => [NAMES[key] ?? key, readable(field)] as const)
  return Object.fromEntries(named.filter(([, field]) => !isEmpty(field)))
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
