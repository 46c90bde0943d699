import type { Locator, Page } from '@playwright/test'
import type { Translator } from './translator.ts'

export const LIST = '/dashboard/wishlist'

/** Without options, and in stock. */
export const [PLAIN, OTHER] = ['HAL-KOZ', 'HAL-PIL']
export const UNCHOSEN = 'HAL-KRY'

/** Configured on its page by colour and size. */
export const CHOSEN = { path: { en: '/giewont-grid-fleece', pl: '/bluza-polarowa-giewont' }, name: /Giewont/ }

export const main = (page: Page): Locator => page.getByRole('main')
/** Of the wishes; a row of bestsellers may follow them. */
export const cards = (page: Page): Locator => main(page).locator('.grid-cards:not(.grid-cards-4) > .card')
export const card = (page: Page, name: string | RegExp): Locator => cards(page).filter({ hasText: name })
export const heart = (within: Page | Locator, t: Translator): Locator => within.getByRole('button', { name: new RegExp(`^(${t('common.wishlist.add')}|${t('common.wishlist.remove')})$`) })
export const menuCount = (page: Page, t: Translator, count: number): Locator =>
  page.getByRole('navigation', { name: t('dashboard.menu.label') }).getByText(t('dashboard.menu.wishes', { count }), { exact: true })
export const addAll = (page: Page, t: Translator): Locator => main(page).getByRole('button', { name: t('dashboardWishlist.addAll') })

/** Selects the first available colour and size. @returns their labels */
export async function choose(page: Page, t: Translator): Promise<string[]> {
  const chosen: string[] = []
  for (const group of await page.getByRole('region', { name: t('product.buy') }).getByRole('group').all()) {
    const option = group.getByRole('radio', { disabled: false }).first()
    await option.check({ force: true })
    chosen.push((await option.getAttribute('aria-label')) ?? (await option.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')))
  }
  return chosen
}
