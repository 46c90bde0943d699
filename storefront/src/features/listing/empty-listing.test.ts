import { expect, test, vi } from 'vitest'
import { EmptyListing } from './empty-listing.tsx'
import { PLAIN_LISTING } from './listing-query.ts'

vi.mock('next-intl/server', () => ({ getLocale: () => Promise.resolve('pl'), getTranslations: () => Promise.resolve((key: string) => key) }))

test('[LIST-16] a category without products says so and leads home', async () => {
  const { props } = await EmptyListing({ count: 0, first: undefined, query: PLAIN_LISTING, path: '/pl/kobiety' })
  expect(props).toMatchObject({
    title: 'category.empty.title',
    help: 'category.empty.help',
    children: { props: { href: '/pl', children: 'category.empty.home' } },
  })
})

test('a search within a category without results leads to the whole shop and to the category', async () => {
  const { props } = await EmptyListing({ count: 0, first: undefined, query: { ...PLAIN_LISTING, search: 'tee' }, path: '/pl/kobiety', isWithin: true })
  expect(props).toMatchObject({ title: 'category.within.none', children: [{ props: { href: '/pl/search?q=tee' } }, { props: { href: '/pl/kobiety' } }] })
})
