/** What means something to the shop alone. */
const MEANINGLESS = new Set(['__typename', 'id', 'uid', 'region_id', 'type', 'product_url_key', 'order_date'])

/** Magento's words that are not everybody's. */
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
 * An answer of the shop as its customer can read it: without ids and what is empty, under plain names, with times as ISO 8601 has them.
 * @param value as it came in JSON, with Magento's times in UTC: `2026-10-12 22:30:00`
 */
export function readable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UTC_TIME, '$1T$2Z')
  if (Array.isArray(value)) return value.map(readable).filter((item) => !isEmpty(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !MEANINGLESS.has(key))
  const named = entries.map(([key, field]) => [NAMES[key] ?? key, readable(field)] as const)
  return Object.fromEntries(named.filter(([, field]) => !isEmpty(field)))
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
