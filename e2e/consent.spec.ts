import type { BrowserContext, Page } from '@playwright/test'
import { openFooter } from './open-footer.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

test.use({ consent: 'undecided', knownHosts: [BACKEND_URL] })

const choiceIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'consent')?.value.replace(/\d{4}-\d\d-\d\d/, 'today')

/** A visitor who interacts with the page: without interaction the banner comes later. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(2, 2)
}

inBothLanguages((language) => {
  test('[TAG-02] the banner has two equal buttons and does not block the page, and a refusal is remembered', { tag: ['@phone', '@polish'] }, async ({ page, context, path, t }) => {
    await visit(page, path('/'))
    const banner = page.getByRole('region', { name: t('cookieBanner.label') })
    const [no, yes] = [banner.getByRole('button', { name: t('cookieBanner.necessary') }), banner.getByRole('button', { name: t('cookieBanner.all') })]
    await expect(banner).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: t('cookieBanner.title') })).toHaveCount(1)
    await expect(banner).toContainText(t('cookieBanner.text'))
    expect(await violations(page)).toEqual([])

    const look = (button: typeof no) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element)
        return { width: Math.round(width), height, backgroundColor, color, borderColor, fontSize, fontWeight }
      })
    expect(await look(yes)).toEqual(await look(no))

    // The page behind it scrolls, and the banner does not cover its end.
    const footer = await openFooter(page)
    const end = await footer.boundingBox()
    expect(end!.y + end!.height).toBeLessThanOrEqual((await banner.boundingBox())!.y)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen').toBe(0)

    await no.click()
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await choiceIn(context)).toBe('3.today.no-analytics.no-marketing.no-personalization')
    const stored = (await context.cookies()).find(({ name }) => name === 'consent')!
    expect((stored.expires - Date.now() / 1000) / 86_400).toBeCloseTo(180, 0)
    expect(stored.path, 'for the whole shop').toBe('/')
    await page.reload()
    await page.mouse.move(4, 4)
    await page.waitForLoadState('networkidle')
    await expect(banner).toHaveCount(0)
  })

  test('[TAG-02] a choice by purpose starts with nothing ticked, and can be changed later in the footer', { tag: ['@also-phone', '@polish'] }, async ({ page, context, path, t }) => {
    await visit(page, path('/'))
    const dialog = page.getByRole('dialog', { name: t('cookieChoices.title') })
    const box = (purpose: string) => dialog.getByRole('checkbox', { name: t(`cookieChoices.purpose.${purpose}.title`) })
    await page.getByRole('button', { name: t('cookieBanner.choose') }).click()
    await expect(dialog).toBeVisible()
    await expect(box('necessary')).toBeChecked()
    await expect(box('necessary')).toBeDisabled()
    for (const purpose of ['analytics', 'marketing', 'personalization']) {
      await expect(box(purpose)).not.toBeChecked()
      await expect(box(purpose)).toHaveAccessibleDescription(t(`cookieChoices.purpose.${purpose}.text`))
    }
    expect(await violations(page)).toEqual([])
    await expect(dialog.getByRole('link', { name: { en: 'Cookie policy', pl: 'Polityka cookies' }[language] })).toHaveAttribute('href', path('/cookies'))
    await box('analytics').check()
    await dialog.getByRole('button', { name: t('cookieChoices.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: t('cookieBanner.label') })).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await choiceIn(context)).toBe('3.today.analytics.no-marketing.no-personalization')

    await openFooter(page)
    const settings = page.getByRole('contentinfo').getByRole('button', { name: t('common.footer.cookieSettings') })
    await settings.click()
    await expect(box('analytics')).toBeChecked()
    await expect(box('marketing')).not.toBeChecked()
    await dialog.getByRole('button', { name: t('cookieChoices.necessary') }).click()
    await expect(dialog).toBeHidden()
    await expect(settings).toBeFocused()
    await expect(page.getByText(t('cookieChoices.saved')).last()).toBeVisible()
    expect(await choiceIn(context)).toBe('3.today.no-analytics.no-marketing.no-personalization')
    await settings.click()
    await expect(box('analytics')).not.toBeChecked()
    await dialog.getByRole('button', { name: t('cookieChoices.all') }).click()
    await expect(dialog).toBeHidden()
    expect(await choiceIn(context)).toBe('3.today.analytics.marketing.personalization')
  })
})

test('[TAG-02] a visitor without interaction is asked, too; the banner is first in the tab order and works by keyboard', async ({ page, context, t }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: t('cookieBanner.label') })
  await expect(banner).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('common.skipToContent') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: t('cookieBanner.necessary') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('cookieChoices.title') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(banner.getByRole('button', { name: t('cookieBanner.choose') })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(banner).toHaveCount(0)
  expect(await choiceIn(context)).toBe('3.today.analytics.marketing.personalization')
})

test('[TAG-02] an answer in one tab counts in all tabs', async ({ page, context, t }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await visit(tab, '/')
    await expect(tab.getByRole('region', { name: t('cookieBanner.label') })).toBeVisible()
    await tab.waitForLoadState('networkidle')
  }
  await other.getByRole('button', { name: t('cookieBanner.all') }).click()
  await expect(page.getByRole('region', { name: t('cookieBanner.label') })).toHaveCount(0)
})

test('[TAG-01] a privacy signal counts as a refusal, and an explicit choice overrides it', async ({ page, context, t }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: t('cookieBanner.label') })).toHaveCount(0)
  await openFooter(page)
  await page.getByRole('button', { name: t('common.footer.cookieSettings') }).click()
  const dialog = page.getByRole('dialog', { name: t('cookieChoices.title') })
  await expect(dialog).toContainText(t('cookieChoices.signal'))
  await dialog.getByRole('checkbox', { name: t('cookieChoices.purpose.analytics.title') }).check()
  await dialog.getByRole('button', { name: t('cookieChoices.save') }).click()
  expect(await choiceIn(context)).toBe('3.today.gpc.analytics.no-marketing.no-personalization')
  await page.getByRole('button', { name: t('common.footer.cookieSettings') }).click()
  await expect(dialog.getByRole('checkbox', { name: t('cookieChoices.purpose.analytics.title') })).toBeChecked()
})

test('[TAG-02] consent to an older text is requested again', async ({ page, context, baseURL, t }) => {
  await context.addCookies([{ name: 'consent', value: '1.2026-01-01.analytics.marketing.personalization', url: baseURL! }])
  await visit(page, '/')
  await page.getByRole('button', { name: t('cookieBanner.choose') }).click()
  await expect(page.getByRole('checkbox', { name: t('cookieChoices.purpose.analytics.title') })).not.toBeChecked()
})

test('[TAG-02] on a phone the add-to-cart bar stays reachable below the banner', { tag: '@phone-only' }, async ({ page, t }) => {
  await visit(page, '/giewont-grid-fleece')
  const banner = page.getByRole('region', { name: t('cookieBanner.label') })
  await expect(banner).toBeVisible()
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  const bar = page.locator('.sticky-buy')
  await expect(bar).toBeVisible()
  const [over, below] = [await banner.boundingBox(), await bar.boundingBox()]
  expect(over!.y + over!.height).toBeLessThanOrEqual(below!.y)
})
