import { defineConfig } from '@playwright/test'
import { headlessOptions } from './e2e/launch-options.ts'
import { OTHER_SHOPS } from './e2e/other-shops.ts'
import { urlAt } from './e2e/ports.ts'
import { SHOP_URL } from './e2e/shop-under-test.ts'

/** A Polish run of one story per screen; e2e/test.ts explains the tags. */
const IN_POLISH = /^(?=.*@pl\b)(?=.*@polish\b)/s

/** Journeys that any Magento has to carry, through the second sample shop. */
const ANY_MAGENTO = '**/any-magento/**'

/** Stories with a limit in wall-clock milliseconds: nothing else may run beside them. */
const SPEED = '**/*-speed.spec.ts'

const VIEWPORT = { width: 1440, height: 900 }

/** Without animations, which cost a twelfth of the CPU time; the phone has them. */
const DESKTOP = { viewport: VIEWPORT, contextOptions: { reducedMotion: 'reduce' as const } }

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const SAMPLE_SHOP = { testIgnore: [ANY_MAGENTO, SPEED] }

/** `npm test` leaves out `polish`, `thorough`, `more-phone` and the later release of Magento, which `npm run test:all` adds. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'var/e2e/results',
  globalSetup: './e2e/shop-under-test.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'var/e2e/results.json' }]],
  // Recording a trace of every story doubles the time: use `--trace retain-on-failure` to get one.
  // Tests cannot intercept a service worker's requests: only the worker's own stories allow it.
  use: { baseURL: SHOP_URL, serviceWorkers: 'block', trace: 'off', screenshot: 'only-on-failure', launchOptions: headlessOptions() },
  projects: [
    { name: 'desktop', ...SAMPLE_SHOP, grepInvert: [/@pl\b/, /@phone-only\b/, /@thorough\b/], use: DESKTOP },
    { name: 'phone', ...SAMPLE_SHOP, grep: /@phone\b/, grepInvert: [/@en\b/, /@thorough\b/], use: PHONE },
    ...OTHER_SHOPS.map(({ name }) => ({ name, testMatch: ANY_MAGENTO, use: { baseURL: urlAt(name), brand: '', viewport: VIEWPORT } })),
    { name: 'polish', ...SAMPLE_SHOP, grep: IN_POLISH, grepInvert: [/@phone-only\b/, /@thorough\b/], use: DESKTOP },
    { name: 'thorough', ...SAMPLE_SHOP, grep: /@thorough\b/, grepInvert: [/@pl\b/, /@phone-only\b/], use: DESKTOP },
    { name: 'more-phone', ...SAMPLE_SHOP, grep: /@also-phone\b/, grepInvert: /@en\b/, use: PHONE },
    { name: 'speed', testMatch: SPEED, workers: 1, use: { viewport: VIEWPORT } },
  ],
})
