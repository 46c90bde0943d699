import { expect, type Locator, type Page } from '@playwright/test'

const scrollToEnd = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))

/** Scrolls to the end of the page with the footer, which is loaded when a visitor comes near it. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  await expect(async () => {
    await scrollToEnd(page)
    await expect(footer).toBeVisible({ timeout: 1000 })
  }).toPass()
  // The footer has made the page longer.
  await scrollToEnd(page)
  return footer
}
