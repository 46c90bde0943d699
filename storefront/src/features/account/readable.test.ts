import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each<[string, unknown, unknown]>([
  ['formats times in ISO 8601', { created_at: '2026-10-12 22:30:00' }, { created_at: '2026-10-12T22:30:00Z' }],
  ['keeps a text that only begins with a time', '2026-10-12 22:30:00, by phone', '2026-10-12 22:30:00, by phone'],
  ['omits ids at every depth', { id: 'MQ==', items: [{ uid: 'MQ==', sku: 'CAP' }] }, { items: [{ sku: 'CAP' }] }],
  ['gives fields plain names', { firstname: 'Agata', postcode: '34-500', telephone: '1' }, { first_name: 'Agata', postal_code: '34-500', phone: '1' }],
  ['omits empty values', { company: null, vat_id: '', comments: [], total: { tax: null } }, {}],
  ['keeps false and zero', { is_subscribed: false, quantity: 0 }, { newsletter: false, quantity: 0 }],
  ['keeps markup as text', { name: '<b>Agata</b>' }, { name: '<b>Agata</b>' }],
])('%s', (_title, value, expected) => expect(readable(value)).toEqual(expected))
