import { expect, test } from 'vitest'
import { APP_ROUTES, appRoutes } from './app-routes.ts'

test('detects screens, API routes and detail pages from their folders', () => {
  const { screens, detailPages, calls } = appRoutes([
    '[locale]/layout.tsx',
    '[locale]/(shop)/page.tsx',
    '[locale]/(shop)/[...path]/page.tsx',
    '[locale]/(shop)/gift-cards/page.tsx',
    '[locale]/(shop)/gift-cards/~card/page.tsx',
    '[locale]/(shop)/gift-cards/balance.tsx',
    '[locale]/(shop)/search/[[...listing]]/page.tsx',
    '[locale]/~address/route.ts',
    'api/gift-cards/balance/route.ts',
    'robots.txt/route.ts',
  ])
  expect([...screens]).toEqual(['gift-cards'])
  expect([...detailPages]).toEqual([['gift-cards', '~card']])
  expect([...calls]).toEqual(['/api/gift-cards/balance'])
})

test("the shop's own screens take no query, and its search does", () => {
  for (const screen of ['cart', 'checkout', 'dashboard', 'login', 'offline', 'withdrawal']) expect(APP_ROUTES.screens).toContain(screen)
  expect(APP_ROUTES.screens).not.toContain('search')
  expect(Object.fromEntries(APP_ROUTES.detailPages)).toEqual({ 'dashboard/orders': '~order', 'dashboard/my-reviews': '~review' })
  expect(APP_ROUTES.calls).toContain('/api/graphql')
})
