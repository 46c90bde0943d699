import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { offeredSections, orderPath, SECTIONS, sectionPath } from './sections.ts'

test('[SHELL-15] the account menu has these entries, in this order, and maybe others', () => {
  const promised = [
    '/dashboard/account',
    '/dashboard/orders',
    '/dashboard/address-book',
    '/dashboard/newsletter',
    '/dashboard/consents',
    '/dashboard/wishlist',
    '/dashboard/my-reviews',
  ]
  expect(SECTIONS.map(sectionPath).filter((path) => promised.includes(path))).toEqual(promised)
})

test('each section has a page, and each page a section', () => {
  const pages = globSync('*/page.tsx', { cwd: join(import.meta.dirname, '../../app/[locale]/(shop)/dashboard/(account)') }).map(dirname)
  expect(pages.filter((page) => !page.startsWith('[')).toSorted()).toEqual(SECTIONS.toSorted())
})

test.each([
  ['newsletter', { hasNewsletter: false }],
  ['consents', { hasConsents: false }],
  ['wishlist', { hasWishlist: false }],
  ['my-reviews', { hasReviews: false }],
])('[ACC-07] [ACC-08] a shop without %s has no entry for it', (section, facts) => {
  expect(offeredSections(facts)).toEqual(SECTIONS.filter((other) => other !== section))
})

test('an unreachable shop keeps all entries', () => expect(offeredSections({})).toEqual(SECTIONS))

test.each([
  ['000000012', '/dashboard/orders/000000012'],
  ['PL/2026#7?', '/dashboard/orders/PL%2F2026%237%3F'],
])('[ACC-04] the order %s has the page %s', (number, path) => {
  expect(orderPath(number)).toBe(path)
})
