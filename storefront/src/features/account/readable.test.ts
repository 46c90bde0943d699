import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each<[string, unknown, unknown]>([
  ['a time is ISO 8601', { created_at: '2026-10-12 22:30:00' }, { created_at: '2026-10-12T22:30:00Z' }],
  ['a text that only begins like one stays', '2026-10-12 22:30:00, by phone', '2026-10-12 22:30:00, by phone'],
  ['ids are left out, however deep', { id: 'MQ==', items: [{ uid: 'MQ==', sku: 'CAP' }] }, { items: [{ sku: 'CAP' }] }],
  ['names are plain', { firstname: 'Agata', postcode: '34-500', telephone: '1' }, { first_name: 'Agata', postal_code: '34-500', phone: '1' }],
  ['what is empty is left out', { company: null, vat_id: '', comments: [], total: { tax: null } }, {}],
  ['no and nothing at all are different', { is_subscribed: false, quantity: 0 }, { newsletter: false, quantity: 0 }],
  ['markup is text', { name: '<b>Agata</b>' }, { name: '<b>Agata</b>' }],
])('%s', (_what, value, expected) => expect(readable(value)).toEqual(expected))
