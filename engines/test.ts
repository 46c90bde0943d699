import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, test as base } from 'vitest'
import { ShopApi } from '../e2e/shop-api.ts'
import { type Translator, translatorFor } from '../e2e/translator.ts'
import { CONSENT_TEXT_VERSION } from '../storefront/src/features/tracking/consent.ts'
import { writeChoice } from '../storefront/src/features/tracking/consent-choice.ts'
import { PURPOSES } from '../storefront/src/features/tracking/purposes.ts'
import type { Locale } from '../storefront/src/i18n/locales.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebKit } from './drivers/webkit.ts'
import { expect } from './expect.ts'
import { bundlePageCode } from './page/bundle-page-code.ts'
import { Page } from './page/page.ts'
import { DATA_FOLDER, SHOP_URL } from './shop.ts'

export { expect }

declare module 'vitest' {
  interface ProvidedContext {
    readonly engine: { readonly name: 'firefox'; readonly browser: string } | { readonly name: 'webkit'; readonly browser: string; readonly driver: string }
  }
}

const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Each test has a tab of its own, and fails if its pages report an error. */
export const test = base
  .extend('hasAnswered', true as boolean)
  .extend('shop', () => new ShopApi('en', SHOP_URL))
  .extend('pageCode', { scope: 'worker' }, bundlePageCode)
  .extend('engine', { scope: 'worker' }, async ({ pageCode }, { onCleanup }) => {
    const settings = inject('engine')
    const engine = await (settings.name === 'firefox' ? startFirefox(settings.browser, pageCode) : startWebKit(settings, pageCode))
    onCleanup(() => engine.close())
    return engine
  })
  /** On a desktop. */
  .extend('page', async ({ engine, hasAnswered, task }, { onCleanup }) => {
    const tab = await engine.openTab()
    const page = new Page(tab, SHOP_URL)
    onCleanup(async () => {
      if (task.result?.errors?.length) writeFileSync(join(DATA_FOLDER, `${task.id}.png`), await tab.screenshot())
      const errors = await page.takeErrors()
      await tab.close()
      expect(errors, 'errors in the page').toEqual([])
    })
    await page.resize(DESKTOP.width, DESKTOP.height)
    // A visitor who has answered the consent banner.
    if (hasAnswered) await tab.setCookie('consent', REFUSAL, SHOP_URL)
    return page
  })

const REFUSAL = writeChoice({ version: CONSENT_TEXT_VERSION, date: '2026-05-01', granted: [], refused: PURPOSES, isDespiteSignal: false })

/** The shop's messages, their spaces as texts of the page have them, and public paths in a language. */
export function inLanguage(locale: Locale): { t: Translator; path: (path: string) => string } {
  const translate = translatorFor(locale, 'halny')
  return {
    t: (key, values) => translate(key, values).replaceAll(/\s+/g, ' '),
    path: (path) => (locale === 'en' ? path : path === '/' ? '/pl' : `/pl${path}`),
  }
}
