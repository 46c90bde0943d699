import { expect, type Locator, type Page } from '@playwright/test'

/** Scrolls down until the footer, which is loaded when a visitor comes near it, is on the page. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(footer).toBeVisible({ timeout: 1000 })
  }).toPass()
  return footer
}
