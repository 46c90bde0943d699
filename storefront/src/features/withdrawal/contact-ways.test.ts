import { expect, test } from 'vitest'
import { contactWays } from './contact-ways.ts'

test.each([
  [{ email: 'shop@halny.example', phone: '+48 18 000 00 00' }, 'shop@halny.example, +48\u00A018\u00A0000\u00A000\u00A000'],
  [{ email: 'shop@halny.example', phone: undefined }, 'shop@halny.example'],
  [{ email: undefined, phone: '+48 18' }, '+48\u00A018'],
  [{ email: undefined, phone: undefined }, ''],
])('[WITHDRAW-03] a consumer who is too late reaches the shop in every other way: %j', (contact, ways) => {
  expect(contactWays(contact)).toBe(ways)
})
