import { describe } from 'vitest'
import { button, dialog, MAIN } from './page/target.ts'
import { expect, inLanguage, test } from './test.ts'

const { t, path } = inLanguage('en')
const banner = { role: 'region', name: t('cookieBanner.label') }

describe('a new visitor', () => {
  test.override({ hasAnswered: false })

  test('looks at the purposes, closes them with Escape, refuses all, and is not asked again', async ({ page }) => {
    await page.goto(path('/'))
    const choose = button(t('cookieBanner.choose'), { within: banner })
    const purposes = dialog(t('cookieChoices.title'))
    await page.click(choose)
    await page.expectFocus(purposes)
    expect(await page.isChecked({ role: 'checkbox', name: t('cookieChoices.purpose.analytics.title'), within: purposes })).toBe(false)
    await page.press('Escape')
    await page.expectHidden(purposes)
    await page.expectFocus(choose)
    await page.click(button(t('cookieBanner.necessary'), { within: banner }))
    await page.expectHidden(banner)
    await page.expectFocus(MAIN)
    await page.goto(path('/cart'))
    await expect.poll(() => page.text()).toContain(t('cart.empty.title'))
    await page.expectHidden(banner)
  })
})
