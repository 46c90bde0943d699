import { expect, test } from 'vitest'
import { ACCOUNT_SECTIONS, sectionPath } from './account-sections.ts'
import { sectionOfPath } from './section-of-path.ts'

const segments = (path: string) => path.split('/').slice(2)

test('[SHELL-15] the account menu has these entries, in this order', () => {
  expect(ACCOUNT_SECTIONS.map(sectionPath)).toEqual([
    '/dashboard/account',
    '/dashboard/orders',
    '/dashboard/address-book',
    '/dashboard/newsletter',
    '/dashboard/consents',
    '/dashboard/wishlist',
    '/dashboard/my-reviews',
  ])
})

test.each(ACCOUNT_SECTIONS)('%s is a page of its own', (section) => expect(sectionOfPath(segments(sectionPath(section)))).toBe(section))

test.each([
  ['/dashboard/orders/000000001', 'orders'],
  ['/dashboard/my-reviews/42', 'my-reviews'],
])('%s belongs to %s', (path, section) => expect(sectionOfPath(segments(path))).toBe(section))

test.each([
  '/dashboard/no-such-page',
  '/dashboard/Orders',
  '/dashboard/account/orders',
  '/dashboard/wishlist/42',
  '/dashboard/orders/000000001/print',
  '/dashboard/my-reviews/42/1',
  '/dashboard/toString',
])('%s does not exist', (path) => expect(sectionOfPath(segments(path))).toBeUndefined())
