import { afterEach, expect, test, vi } from 'vitest'

/** A browser that has just loaded this address. */
async function load(type: NavigationTimingType, path: string) {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name: `https://shop.example${path}` } as PerformanceNavigationTiming])
  return import('./entry.ts')
}

afterEach(() => vi.restoreAllMocks())

test.each<[NavigationTimingType, string, boolean]>([
  ['navigate', '/checkout', true],
  ['navigate', '/pl/checkout', true],
  ['navigate', '/cart', true],
  ['reload', '/checkout', false],
  ['back_forward', '/checkout', false],
  ['reload', '/cart', true],
])('[CHK-01] the address step after the %s of %s is the entry to the checkout: %s', async (type, path, isEntry) => {
  expect((await load(type, path)).isEntry('address')).toBe(isEntry)
})

test('[CHK-01] a step that is requested by its address, or once another one was shown, is no entry', async () => {
  const { enterCheckout, isEntry, leaveCheckout } = await load('navigate', '/cart')
  expect([isEntry('delivery'), isEntry('payment'), isEntry('address')]).toEqual([false, false, true])
  enterCheckout()
  expect(isEntry('address')).toBe(false)
  leaveCheckout()
  expect(isEntry('address')).toBe(true)
})
