import { expect, test } from 'vitest'
import { SECTIONS, sectionPath } from './sections.ts'

test('[SHELL-15] the account menu has these entries, in this order', () => {
  expect(SECTIONS.map(sectionPath)).toEqual([
    '/dashboard/account',
    '/dashboard/orders',
    '/dashboard/address-book',
    '/dashboard/newsletter',
    '/dashboard/consents',
    '/dashboard/wishlist',
    '/dashboard/my-reviews',
  ])
})
