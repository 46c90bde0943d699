import type { Locator, Page } from '@playwright/test'
import { CheckoutPage } from './checkout-page.ts'
import { expect, test } from './test.ts'

test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The element's picture without a pointer or a focus ring on it. */
async function pictureOf(page: Page, element: Locator): Promise<Buffer> {
  await page.mouse.move(1, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return element.screenshot({ animations: 'disabled' })
}

/** Asserts that a state can be seen: that the element looks different after the action. */
async function expectSeen(page: Page, what: string, element: Locator, act: () => Promise<unknown>): Promise<void> {
  const before = await pictureOf(page, element)
  await act()
  const after = await pictureOf(page, element)
  expect(before.equals(after), `${what} looks like the other state`).toBe(false)
}

/** The colours that the element's middle is painted with. */
async function colourOf(page: Page, element: Locator): Promise<string> {
  const picture = (await element.screenshot({ animations: 'disabled' })).toString('base64')
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const [red, green, blue] = context.getImageData(image.width / 2, image.height / 2, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }, picture)
}

test.describe('[SHELL-17] contrast themes', () => {
  test('the product page: colours are shown, and what is chosen', { tag: '@also-phone' }, async ({ page, t }) => {
    await page.goto('/giewont-grid-fleece')
    const swatches = page.locator('.choice-swatches .swatch')
    await expect(swatches.nth(1)).toBeVisible()
    const own = await swatches.locator('i').evaluateAll((marks) => marks.map((mark) => {
      const probe = document.createElement('b')
      probe.style.cssText = `${mark.getAttribute('style')};forced-color-adjust:none`
      document.body.append(probe)
      return getComputedStyle(probe).backgroundColor
    }))
    for (const [place, colour] of own.entries()) expect(await colourOf(page, swatches.nth(place).locator('i')), `swatch ${place}`).toBe(colour)

    const free = swatches.and(page.locator(':not([aria-disabled])'))
    await free.first().click()
    await expectSeen(page, 'a chosen colour', free.first(), () => free.nth(1).click())
    const size = page.locator('.size-box:not([aria-disabled])').first()
    await expectSeen(page, 'a chosen size', size, () => size.click())
    const compare = page.getByRole('region', { name: t('product.buy') }).getByRole('button', { name: t('common.compare.add') })
    await expectSeen(page, 'a compared product', page.getByRole('region', { name: t('product.buy') }), async () => {
      await compare.click()
      await expect(compare).toHaveCount(0)
    })
  })

  test('a listing: chosen filters, the active option, compared cards', async ({ page }) => {
    await page.goto('/women/tops')
    const colour = page.locator('.filter-swatches .swatch:not([aria-disabled])').first()
    const href = (await colour.getAttribute('href'))!
    await expectSeen(page, 'a filter by colour', colour, () => page.goto(href))
    await page.goto('/women/tops')
    const tick = page.locator('.tick:not([aria-disabled])').first()
    const ticked = (await tick.getAttribute('href'))!
    await expectSeen(page, 'a ticked filter', tick.locator('.tick-box'), () => page.goto(ticked))

    const card = page.locator('.card').first()
    const mark = card.locator('.card-action.bottom-1')
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    await expectSeen(page, 'a compared card', mark, async () => {
      await mark.click()
      await expect(mark).toHaveAttribute('aria-pressed', 'true')
    })

    await page.locator('.listbox-button').click()
    const options = page.getByRole('option')
    const before = await options.nth(1).screenshot({ animations: 'disabled' })
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    expect(before.equals(await options.nth(1).screenshot({ animations: 'disabled' })), 'the active option looks like another').toBe(false)
  })

  test('the checkout: the chosen method, ticked boxes, and the steps', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, 'siklawa-bottle')
    await page.goto('/checkout')
    const checkout = new CheckoutPage(page, t)
    await checkout.submitAddress()
    const method = page.locator('.option-card', { hasText: /18[.,]99/ })
    await expectSeen(page, 'a chosen method', method, () => method.getByRole('radio').check())
    await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
    await expect(page).toHaveURL('/checkout/payment')
    const box = page.getByRole('main').getByRole('checkbox').first()
    await expectSeen(page, 'a ticked box', box, () => box.check())
  })

  test('the registration: the strength of a password, and a wrong field', async ({ page, t }) => {
    await page.goto('/register')
    const password = page.getByLabel(t('register.password'), { exact: true })
    const meter = page.locator('.grid-cols-4[aria-hidden]').first()
    await expectSeen(page, 'a weak password', meter, () => password.fill('abc'))
    await expectSeen(page, 'a strong password', meter, () => password.fill('Giewont-1894'))
    const email = page.getByLabel(t('register.email'), { exact: true })
    await expectSeen(page, 'a wrong field', email, async () => {
      await page.getByRole('button', { name: t('register.submit') }).click()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
    })
  })
})
