import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'
import { CONSENT_TEXT_VERSION } from '../storefront/src/features/tracking/consent.ts'
import { writeChoice } from '../storefront/src/features/tracking/consent-choice.ts'
import { PURPOSES, type Purpose } from '../storefront/src/features/tracking/purposes.ts'
import { backendUrlOf } from './ports.ts'
import { ShopApi } from './shop-api.ts'
import { startedProcesses } from './start-shop.ts'
import type { Locale } from '../storefront/src/i18n/locales.ts'
import { type Translator, translatorFor } from './translator.ts'

interface ShopFixtures {
  readonly language: Locale
  /** The brand of the shop under test; empty for none. */
  readonly brand: string
  /** The shop's messages in the language under test. */
  readonly t: Translator
  readonly shop: ShopApi
  /** The public path of a page in the language under test. */
  readonly path: (path: string) => string
  /** Whether images are rendered and encoded; this takes seconds of CPU time, so only tests about images enable it. */
  readonly drawnPictures: boolean
  /** Console errors that the test causes on purpose. */
  readonly expectedErrors: RegExp[]
  /** Whether the test violates the page's policy on purpose. */
  readonly breaksPolicy: boolean
  /** Other hosts that the test contacts on purpose. */
  readonly knownHosts: string[]
  /** The visitor's earlier consent; 'undecided' for a visitor who has not answered the banner. */
  readonly consent: 'undecided' | readonly Purpose[]
}

export const expect = base.expect

/** Browsers' messages about policy violations of a page or its frames. */
const POLICY_VIOLATION = /Content[- ]Security[- ]Policy|requires? 'Trusted(?:HTML|Script|ScriptURL)'/i

const BLANK_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>'

/**
 * Answers requests for rendered images with an empty one. Playwright's `route` would disable the browser's HTTP cache, and each page of
 * a test would download and compile the same scripts again.
 */
async function blankPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const blank = {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
    body: Buffer.from(BLANK_PICTURE).toString('base64'),
  }
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that was closed meanwhile needs no response.
    session.send('Fetch.fulfillRequest', { requestId, ...blank }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/_next/image?*' }] })
}

/** Waits until the page is hydrated. Tests about earlier clicks wait for 'commit' instead. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !(window as { holdClick?: unknown }).holdClick)
}

/** Every test also fails on console errors and on requests to other hosts. */
export const test = base.extend<ShopFixtures & { watched: void; pictures: void }>({
  language: ['en', { option: true }],
  brand: ['halny', { option: true }],
  expectedErrors: [[], { option: true }],
  breaksPolicy: [false, { option: true }],
  knownHosts: [[], { option: true }],
  drawnPictures: [false, { option: true }],
  consent: [[], { option: true }],
  context: async ({ context, baseURL, consent }, provide) => {
    if (consent !== 'undecided') await context.addCookies([{ name: 'consent', value: choiceOf(consent), url: baseURL! }])
    await provide(context)
  },
  t: async ({ language, brand }, provide) => provide(translatorFor(language, brand)),
  shop: async ({ language, baseURL }, provide) => provide(new ShopApi(language, baseURL)),
  // Each test has its own address, so that tests do not share throttles.
  extraHTTPHeaders: async ({ baseURL }, provide, { testId, retry, repeatEachIndex }) =>
    provide({ 'x-forwarded-for': networkAddress(`${baseURL} ${testId} ${retry} ${repeatEachIndex}`) }),
  path: async ({ language }, provide) => provide((path) => (language === 'en' ? path : path === '/' ? '/pl' : `/pl${path}`)),
  page: async ({ page }, provide) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (options?.waitUntil !== 'commit') await untilHydrated(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      await untilHydrated(page)
      return response
    }
    await provide(page)
  },
  pictures: [
    async ({ context, drawnPictures }, provide) => {
      if (!drawnPictures) {
        const open = context.newPage.bind(context)
        context.newPage = async () => {
          const page = await open()
          await blankPictures(page)
          return page
        }
      }
      await provide()
    },
    { auto: true },
  ],
  watched: [
    async ({ context, baseURL, expectedErrors, breaksPolicy, knownHosts }, provide, testInfo) => {
      const consoleErrors: string[] = []
      const foreignRequests: string[] = []
      const known = [baseURL!, ...knownHosts].map((address) => new URL(address).origin)
      const botCheck = `${backendUrlOf(baseURL!)}/recaptcha/`
      const watch = (page: Page): void => {
        const note = (text: string, url: string) => {
          if (POLICY_VIOLATION.test(text) ? !breaksPolicy : !expectedErrors.some((expected) => expected.test(text))) consoleErrors.push(`${text} (${url})`)
        }
        page.on('console', (message) => message.type() === 'error' && note(message.text(), message.location().url))
        page.on('pageerror', (error) => note(error.message, page.url()))
      }
      context.on('page', watch)
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && !known.includes(url.origin) && !url.href.startsWith(botCheck)) foreignRequests.push(request.url())
      })
      await provide()
      if (testInfo.status !== testInfo.expectedStatus) {
        for (const { program, output } of startedProcesses) writeFileSync(testInfo.outputPath(`${program.replaceAll('/', '-')}.log`), output())
      }
      // A story may end while a request that it changes is on its way.
      for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
      expect(foreignRequests, 'requests to other hosts').toEqual([])
      expect(consoleErrors, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

const choiceOf = (granted: readonly Purpose[]): string =>
  writeChoice({
    version: CONSENT_TEXT_VERSION,
    date: '2026-05-01',
    granted,
    refused: PURPOSES.filter((purpose) => !granted.includes(purpose)),
    isDespiteSignal: false,
  })

function networkAddress(text: string): string {
  const [a, b, c] = createHash('sha256').update(text).digest()
  return `10.${a}.${b}.${c}`
}

/**
 * Tests in both languages. Each runs on the desktop in English; its tags add other runs, only where the result can differ:
 * - `@phone`: on a phone, in Polish, because it depends on the screen
 * - `@phone-only`: on a phone and not on the desktop
 *
 * and in `npm run test:all`:
 * - `@also-phone`: on a phone, in Polish
 * - `@polish`: on the desktop in Polish, one test per screen, for its messages and their lengths
 *
 * A test with `@thorough` takes long, and runs there alone.
 */
export function inBothLanguages(tests: (language: Locale) => void): void {
  for (const language of ['en', 'pl'] as const) {
    test.describe(language, { tag: `@${language}` }, () => {
      test.use({ language })
      tests(language)
    })
  }
}
