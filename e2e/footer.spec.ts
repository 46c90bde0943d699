import type { Locator } from '@playwright/test'
import { brand } from '../storefront/brand/halny/brand.ts'
import { brandPagePath, localized } from '../storefront/src/features/store/brand-pages.ts'
import type { Locale } from '../storefront/src/i18n/locales.ts'
import { openFooter } from './open-footer.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const hrefsOf = (links: Locator): Promise<string[]> => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

const contentPages = [...brand.footer!.help!, ...brand.footer!.columns!.flatMap(({ links }) => links), ...Object.values(brand.legal!)]
const addressOf = (link: (typeof contentPages)[number], language: Locale) => `${language === 'pl' ? '/pl' : ''}${brandPagePath(link, language)}`

inBothLanguages((language) => {
  test('[FORM-02] every link of the footer leads to a page with a heading, and the phone number has its hours', { tag: '@polish' }, async ({ page, request, path, t }) => {
    await page.goto(path('/login'))
    const footer = await openFooter(page)
    for (const title of ['shop', 'help', 'legal']) await expect(footer.getByRole('navigation', { name: t(`common.footer.${title}`), exact: true })).toBeVisible()
    await expect(footer.getByRole('navigation', { name: localized(brand.footer!.columns![0]!.title, language) }).getByRole('link')).toHaveCount(2)

    const hrefs = await hrefsOf(footer.locator('a[href^="/"]:not([hreflang])'))
    expect(hrefs).toEqual(expect.arrayContaining([path('/contact'), path('/dashboard/orders'), path('/find-order'), path('/withdrawal')]))
    expect(hrefs).toEqual(expect.arrayContaining(contentPages.map((link) => addressOf(link, language))))
    for (const href of hrefs) {
      const response = await request.get(href)
      expect(response.status(), href).toBe(200)
      if (!href.includes('/dashboard')) expect(await response.text(), href).toMatch(/<h1[ >]/)
    }

    const phone = footer.getByRole('link', { name: '+48 28 264 17 35' })
    await expect(phone).toHaveAttribute('href', 'tel:+48282641735')
    await expect(footer).toContainText({ en: '24 hours a day, 365 days a year', pl: 'Dni robocze, 9:00–17:00' }[language])
  })

  test('the footer is accessible and fits the screen', { tag: ['@polish', '@phone'] }, async ({ page, path }) => {
    await page.goto(path('/login'))
    const footer = await openFooter(page)
    await expect(footer.getByRole('textbox')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen').toBeLessThanOrEqual(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the home page links to the help and legal pages', { tag: '@polish' }, async ({ page, path, t }) => {
      await page.goto(path('/'))
      const pages = page.getByRole('main').getByRole('navigation', { name: t('common.footer.help') })
      expect(await hrefsOf(pages.getByRole('link'))).toEqual([path('/contact'), ...contentPages.map((link) => addressOf(link, language)), path('/withdrawal')])
      await pages.getByRole('link', { name: localized(brand.legal!.terms!.label, language) }).click()
      await expect(page).toHaveURL(addressOf(brand.legal!.terms!, language))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
})

test('links to social media open in a new window without access to the shop', async ({ page, t }) => {
  await page.goto('/login')
  const links = (await openFooter(page)).getByRole('list', { name: t('common.footer.social') }).getByRole('link')
  await expect(links).toHaveCount(brand.social!.length)
  for (const [index, { name, url }] of brand.social!.entries()) {
    const link = links.nth(index)
    await expect(link).toHaveAccessibleName(`${name} ${t('common.footer.newWindow')}`)
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('registration and checkout link to the terms and the privacy policy in a new window', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, 'siklawa-bottle')
  const main = page.getByRole('main')
  for (const [form, links] of [
    ['/register', main.getByRole('group', { name: t('register.consents.title') }).getByRole('link')],
    ['/checkout', main.getByRole('list', { name: t('common.footer.legal') }).getByRole('link')],
  ] as const) {
    await page.goto(form)
    await expect(links.first()).toBeVisible()
    expect(await hrefsOf(links), form).toEqual(['/terms-of-sale', '/privacy-policy'])
    const opened = context.waitForEvent('page')
    await links.first().click()
    await expect(await opened).toHaveURL('/terms-of-sale')
    await expect(page).toHaveURL(new RegExp(`${form}$`))
  }
})
