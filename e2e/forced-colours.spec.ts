import { CheckoutPage } from './checkout-page.ts'
import { CONTRAST_MODES, optionsOf } from './display-modes.ts'
import { colourOf, expectAttributeSeen, expectEdge, expectFocusSeen, expectSeen } from './seen-states.ts'
import { expect, test } from './test.ts'

for (const mode of CONTRAST_MODES) {
  test.describe(`[SHELL-17] ${mode.name}`, { tag: mode === CONTRAST_MODES[0] ? [] : '@thorough' }, () => {
    const { viewport: _, ...options } = optionsOf(mode)
    test.use(options)

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
      await expectAttributeSeen(page, 'a sold-out colour', free.nth(2), 'aria-disabled', 'true')
      await expectAttributeSeen(page, 'a sold-out size', page.locator('.size-box:not([aria-disabled])').nth(1), 'aria-disabled', 'true')
      await expectAttributeSeen(page, 'a button without a use', page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first(), 'aria-disabled', 'true')
      await expectFocusSeen(page, 'a colour', free.first().getByRole('radio'), free.first())
      await expectFocusSeen(page, 'a size', size.getByRole('radio'), size)
      await expectFocusSeen(page, 'a button', page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first())
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

      await expectFocusSeen(page, 'a filter by colour', colour)
      await expectAttributeSeen(page, 'the current category', page.locator('.subcategories a').nth(1), 'aria-current', 'page')
      await expectAttributeSeen(page, 'the current menu entry', page.locator('.menu > li > a').nth(2), 'aria-current', 'page')
      await expectAttributeSeen(page, 'a filter that finds nothing', page.locator('.filter-sizes .size-box').first(), 'aria-disabled', 'true')

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

    test('the checkout: the chosen method, ticked boxes, and the current step', async ({ page, context, shop, t }) => {
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
      await expectFocusSeen(page, 'a box', box)
      await expectFocusSeen(page, 'a method of payment', page.getByRole('radio').first(), page.locator('.option-card').first())
      const steps = page.getByRole('list', { name: t('checkout.steps.label') }).getByRole('listitem')
      const bars = await steps.evaluateAll((items) => items.map((item) => getComputedStyle(item).borderTopColor))
      expect(new Set(bars.slice(1)).size, 'the current step').toBe(2)
    })

    test('a brand’s own colours do not override those of the visitor', async ({ page }) => {
      await page.goto('/login')
      const line = await page.evaluate(() => {
        document.documentElement.style.setProperty('--line-control', 'pink')
        return getComputedStyle(document.documentElement).getPropertyValue('--line-control')
      })
      expect(line).not.toBe('pink')
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

    test('what floats over the page has an edge; links, switches and fields show the focus', async ({ page, context, shop, t }) => {
      await page.goto('/skrajna-tote')
      await page.getByRole('region', { name: t('product.buy') }).getByRole('button', { name: t('product.addToCart') }).click()
      await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
      await expectEdge(page, 'a toast', page.locator('[data-sonner-toast] > *').first())
      await page.getByRole('navigation', { name: t('header.categories'), exact: true }).getByRole('link', { name: 'Women', exact: true }).hover()
      await expectEdge(page, 'a menu', page.locator('.menu > li > .dropdown:visible'))
      await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectEdge(page, 'the mini-cart', page.getByRole('dialog'))
      await page.keyboard.press('Escape')

      await page.goto('/compare?items=HAL-KRY,HAL-KAS')
      const toggle = page.getByRole('switch')
      await expectSeen(page, 'a switch that is on', page.locator('label', { has: toggle }), () => toggle.check())
      await expectFocusSeen(page, 'a link of the menu', page.locator('.menu > li > a').first())
      await expectFocusSeen(page, 'a link of the footer', page.getByRole('link', { name: t('common.footer.orderStatus') }))

      const customer = await shop.createCustomer()
      await shop.logIn(context, customer)
      await page.goto('/dashboard/orders')
      await expectAttributeSeen(page, 'the current page of an account', page.locator('.dashboard-menu a').nth(2), 'aria-current', 'page')
    })
  })
}
