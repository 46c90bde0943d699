import { defineConfig } from '@playwright/test'
import { headlessOptions } from './e2e/launch-options.ts'
import { OTHER_SHOPS } from './e2e/other-shops.ts'
import { urlAt } from './e2e/ports.ts'
import { SHOP_URL } from './e2e/shop-under-test.ts'

/** A Polish run of a story whose messages another one covers; e2e/test.ts explains the tags. */
const ONLY_IN_ENGLISH = /^(?=.*@pl\b)(?!.*@polish\b)/s

/** Journeys that any Magento has to carry, through the second sample shop. */
const ANY_MAGENTO = '**/any-magento/**'

/** Stories with a limit in wall-clock milliseconds: nothing else may run beside them. */
const SPEED = '**/*-speed.spec.ts'

const DESKTOP = { width: 1440, height: 900 }

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
  // Recording a trace of every story doubles the time: use `--trace retain-on-failure` to get one.
  // Tests cannot intercept a service worker's requests: only the worker's own stories allow it.
  use: { baseURL: SHOP_URL, serviceWorkers: 'block', trace: 'off', screenshot: 'only-on-failure', launchOptions: headlessOptions() },
  projects: [
    // Without animations, which cost a twelfth of the CPU time; the phone has them.
    { name: 'desktop', testIgnore: [ANY_MAGENTO, SPEED], grepInvert: [/@phone-only\b/, ONLY_IN_ENGLISH], use: { viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'phone', testIgnore: [ANY_MAGENTO, SPEED], grep: /@phone\b/, grepInvert: /@en\b/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
    ...OTHER_SHOPS.map(({ name, place }) => ({ name, testMatch: ANY_MAGENTO, use: { baseURL: urlAt(place), brand: '', viewport: DESKTOP } })),
    { name: 'speed', testMatch: SPEED, workers: 1, use: { viewport: DESKTOP } },
  ],
})
