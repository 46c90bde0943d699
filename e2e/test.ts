import { test as base, type Page } from '@playwright/test'
import { ShopApi } from './shop-api.ts'
import { type Locale, type Words, wordsOf } from './words.ts'

interface ShopFixtures {
  readonly language: Locale
  /** The shop's words in the language under test. */
  readonly t: Words
  readonly shop: ShopApi
  /** The public address of a page in the language under test. */
  readonly path: (path: string) => string
  /** Errors on the console that the test brings about on purpose. */
  readonly expectedErrors: RegExp[]
}

export const expect = base.expect

/** Every test also watches that the page complains of nothing and asks nobody but the shop. */
export const test = base.extend<ShopFixtures & { watched: void }>({
  language: ['en', { option: true }],
  expectedErrors: [[], { option: true }],
  t: async ({ language }, provide) => provide(wordsOf(language)),
  shop: async ({ language }, provide) => provide(new ShopApi(language)),
  path: async ({ language }, provide) => provide((path) => (language === 'en' ? path : path === '/' ? '/pl' : `/pl${path}`)),
  watched: [
    async ({ context, baseURL, expectedErrors }, provide) => {
      const complaints: string[] = []
      const strangers: string[] = []
      const watch = (page: Page): void => {
        page.on('console', (message) => {
          if (message.type() === 'error' && !expectedErrors.some((expected) => expected.test(message.text()))) complaints.push(message.text())
        })
        page.on('pageerror', (error) => complaints.push(error.message))
      }
      context.on('page', watch)
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL!).origin) strangers.push(request.url())
      })
      await provide()
      expect(strangers, 'requests to other hosts').toEqual([])
      expect(complaints, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

/** The same story in each language. */
export function inBothLanguages(stories: (language: Locale) => void): void {
  for (const language of ['en', 'pl'] as const) {
    test.describe(language, () => {
      test.use({ language })
      stories(language)
    })
  }
}
