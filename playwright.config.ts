import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/launch-options.ts'
import { SHOP_URL } from './e2e/shop-under-test.ts'

/** What the server does, a session, a file's weight: the same whoever looks, so that a phone need not look again. */
const SAME_ON_PHONES = [
  'bad-days', 'cart-speed', 'confirmation', 'economy', 'images', 'listing-pages', 'listing-speed', 'order-once', 'order-survives', 'parts-missing', 'session-end', 'toasts', 'weight',
].map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'var/e2e/results',
  globalSetup: './e2e/shop-under-test.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'var/e2e/results.json' }]],
  use: { baseURL: SHOP_URL, trace: 'retain-on-failure', launchOptions: launchOptions() },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testIgnore: SAME_ON_PHONES, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
  ],
})
