import { expect, test } from './test.ts'

const OPENERS = [
  ['the cart', '/women', 'header.miniCart.openPlain'],
  ['a picture', '/krywan-3l-shell', 'gallery.zoom'],
] as const

for (const [subject, path, opener] of OPENERS) {
  test(`the button of ${subject} opens its dialog again at once after Esc; the page behind does not scroll`, async ({ page, t }) => {
    await page.goto(path)
    const button = page.getByRole('button', { name: t(opener) }).and(page.locator('[aria-haspopup=dialog]'))
    const dialog = page.getByRole('dialog')
    await button.press('Enter')
    await expect(dialog).toBeVisible()
    await dialog.evaluate((element) => element.addEventListener('close', () => (element.dataset.sawClose = ''), { once: true }))
    // Sooner than any key: as soon as the button has the focus again.
    await button.evaluate((element: HTMLButtonElement) => element.addEventListener('focus', () => element.click(), { once: true }))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveAttribute('data-saw-close')
    await expect(dialog).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
    await expect(button).toBeFocused()
  })
}

test('the page behind the filters of a phone does not scroll', { tag: '@phone-only' }, async ({ page, t }) => {
  await page.goto('/women')
  await page.getByRole('main').getByRole('button', { name: t('filters.title'), exact: true }).click()
  const sheet = page.getByRole('complementary', { name: t('filters.title') })
  await expect(sheet).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
})
