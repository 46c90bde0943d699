import { fulfillAsGateway, routeOperation } from './gateway-operations.ts'
import { CheckoutPage, orderButtonName, SHOPPER } from './checkout-page.ts'
import { ScreenReader, type Announcement } from './screen-reader.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

inBothLanguages((language) => {
  test.use({ expectedErrors: [/refused/] })

  test('axe finds no violation in any state of the cart and the checkout', { tag: '@also-phone' }, async ({ page, path, t, context, shop }) => {
    test.slow()
    const state = async (name: string) => expect.soft(await violations(page), name).toEqual([])
    const button = (name: string) => page.getByRole('button', { name: t(name) })

    await page.goto(path('/'))
    await page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) }).click()
    await expect(page.getByText(t('header.miniCart.drawer.empty'))).toBeVisible()
    await state('an empty mini-cart')

    await shop.addToGuestCart(context, { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language])
    await page.goto(path('/'))
    await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
    await expect(page.getByRole('link', { name: t('header.miniCart.drawer.checkout') })).toBeVisible()
    await state('the mini-cart')

    await page.goto(path('/cart'))
    await page.getByLabel(t('cart.coupon.label')).fill('NOPE')
    await button('cart.coupon.apply').click()
    await expect(page.getByText(t('toast-messages.cart.problem.couponWrong'))).toBeVisible()
    await state('the cart, with an invalid code')

    await page.route('**/api/graphql', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('"errors":null', '"errors":[{"code":"UNDEFINED","message":"The requested qty is not available"}]') })
    })
    await page.reload()
    await expect(page.getByText(t('cart.blocked.decide', { count: 1 }))).toBeVisible()
    await state('the cart, with a line above the stock')
    await page.unrouteAll({ behavior: 'wait' })

    const checkout = new CheckoutPage(page, t)
    /** An invoice, a billing address and an account, or none of them. */
    async function open(isOpen: boolean): Promise<void> {
      const box = (name: string) => page.getByRole('checkbox', { name: t(name) })
      await box('customerAddressForm.invoiceNeeded').setChecked(isOpen)
      await box('checkout.address.billingSame').setChecked(!isOpen)
      await box('checkout.address.account.create').setChecked(isOpen)
    }
    await page.goto(path('/checkout'))
    await expect(button('checkout.address.continue')).toBeVisible()
    await open(true)
    await button('checkout.address.continue').click()
    await expect(page.getByText(t('customerAddressForm.error.provideEmail'))).toBeVisible()
    await state('the address, with all sections open and empty')
    await open(false)
    await checkout.fillAddress()
    await state('the address')
    await button('checkout.address.continue').click()

    await button('checkout.delivery.continue').click()
    await expect(page.getByText(t('checkout.delivery.required'))).toBeVisible()
    await state('no delivery chosen')
    await checkout.chooseDelivery(/18[.,]99/)

    await button('checkout.payment.place').click()
    await expect(page.getByText(t('checkout.payment.required'))).toBeVisible()
    await page.locator('form').getByRole('link', { name: { en: 'terms of sale', pl: 'regulamin' }[language] }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await state('no payment chosen, with an agreement open')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await checkout.choosePayment({ en: /Bank transfer/, pl: /Przelew/ }[language])
    await state('the payment')

    const refusal = { errors: [{ message: 'Unable to place order: Enter a valid payment method and try again.', extensions: { category: 'graphql-input' } }] }
    await routeOperation(page, 'PlaceOrder', (route) => fulfillAsGateway(route, refusal))
    await checkout.place()
    await expect(page.getByRole('heading', { name: t('checkout.error.title') })).toBeVisible()
    await state('a refused order')
    await page.unrouteAll({ behavior: 'wait' })

    await page.getByRole('link', { name: t('checkout.error.back') }).click()
    await checkout.choosePayment({ en: /Bank transfer/, pl: /Przelew/ }[language])
    await checkout.place()
    await checkout.orderNumber()
    await state('a placed order')
  })
})

test.describe('without a mouse', () => {
  test('a screen reader user buys a fleece: each control has a name, and each error says what is missing', async ({ page, t }) => {
    test.slow()
    const answers = new Map(Object.entries(SHOPPER).map(([field, value]) => [t(`customerAddressForm.${field}`), value as string]))
    await page.goto('/giewont-grid-fleece')
    const reader = await ScreenReader.of(page)
    const hears = (role: string, name: string | RegExp) => expect.poll(() => reader.has(role, name), `${role} ${String(name)}`).toBe(true)

    await reader.press('link', t('common.skipToContent'))
    await reader.press('button', t('product.addToCart'))
    await expect.poll(async () => (await reader.focused())?.role).toBe('radio')
    await page.keyboard.press('Space')
    await reader.press('button', t('product.addToCart'))
    await expect.poll(() => reader.hasAnnounced(t('toast-messages.cart.added'))).toBe(true)
    await reader.press('button', t('header.miniCart.open', { count: 1 }), 'Shift+Tab')
    await hears('dialog', new RegExp(t('header.miniCart.drawer.title')))
    await reader.press('link', t('header.miniCart.drawer.checkout'))

    const steps: string[] = []
    for (const [button, title] of [['address.continue', 'address.title'], ['delivery.continue', 'delivery.title'], ['payment.place', 'payment.title']] as const) {
      await hears('heading', t(`checkout.${title}`))
      if (steps.length > 0) await expect.poll(async () => (await reader.focused())?.name).toBe(t(`checkout.${title}`))
      steps.push(await page.getByRole('list', { name: t('checkout.steps.label') }).locator('[aria-current=step]').innerText())
      await finish(button === 'payment.place' ? orderButtonName(t) : t(`checkout.${button}`), t(`checkout.${title}`))
    }
    expect(steps).toEqual(['1. Address', '2. Delivery', '3. Payment'])
    await hears('heading', /Thank you/)

    /** Continues and corrects each reported field until the step is complete. */
    async function finish(button: string | RegExp, title: string): Promise<void> {
      for (let rounds = 0; rounds < 15; rounds += 1) {
        await reader.press('button', button)
        let wrong: Announcement | undefined
        await expect.poll(async () => (await isLeft()) || ((wrong = await reader.focused()) && wrong.role !== 'button')).toBe(true)
        if (!wrong || (await isLeft())) return
        await correct(wrong)
      }
      throw new Error(`${title} is never finished`)

      async function isLeft(): Promise<boolean> {
        return !(await reader.has('heading', title))
      }
    }

    async function correct({ role, name, description, isInvalid, around }: Announcement): Promise<void> {
      if (role === 'radio') {
        expect(around.join(), `announcement of ${name}`).toMatch(/Provide shipping method|Choose payment method/)
        await reader.press('radio', /^(Courier|Bank transfer)/)
        return
      }
      expect({ isInvalid, description }, `announcement of ${name}`).toEqual({ isInvalid: true, description: expect.stringMatching(/./) })
      if (role === 'checkbox') return page.keyboard.press('Space')
      expect(answers.has(name), `${role} ${name}`).toBe(true)
      await page.keyboard.type(answers.get(name)!)
    }
  })

  test('a purchase needs only the keyboard, and the focus is always visible', async ({ page, t }) => {
    const tabTo = async (role: 'textbox' | 'button' | 'link' | 'radio' | 'checkbox', name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      const target = page.getByRole(role, { name, disabled: false }).first()
      await expect(target).toBeVisible()
      for (let presses = 0; presses < 80; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press(key)
      }
      await expect(target).toBeFocused()
      // The visible radio button or checkbox is drawn beside the input.
      if (role === 'link' || role === 'button') await expect(target).toHaveCSS('outline-style', 'solid')
    }
    await page.goto('/giewont-grid-fleece')
    await tabTo('link', t('common.skipToContent'))
    await page.keyboard.press('Enter')
    await tabTo('radio', /^S$/)
    await page.keyboard.press('Space')
    await tabTo('button', t('product.addToCart'))
    await page.keyboard.press('Enter')
    await tabTo('button', t('header.miniCart.open', { count: 1 }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo('link', t('header.miniCart.drawer.cart'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart')
    await tabTo('link', t('cart.summary.checkout'))
    await page.keyboard.press('Enter')

    for (const [field, value] of Object.entries(SHOPPER)) {
      await tabTo('textbox', t(`customerAddressForm.${field}`))
      await page.keyboard.type(value)
    }
    await tabTo('button', t('checkout.address.continue'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/delivery')
    await tabTo('radio', /^Parcel locker/)
    await page.keyboard.press('Space')
    await expect(page.getByRole('radiogroup', { name: t('pickup.list') })).toBeVisible()
    await tabTo('radio', /^ZAK01A/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /^ZAK02A/ })).toBeChecked()
    await tabTo('button', t('checkout.delivery.continue'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/payment')
    await tabTo('radio', /^BLIK/)
    // The last of the methods, which a step up from the first one reaches.
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked()
    for (const consent of await page.getByRole('main').getByRole('checkbox').all()) {
      await tabTo('checkbox', (await consent.getAttribute('aria-label')) ?? /./)
      await page.keyboard.press('Space')
    }
    await tabTo('button', orderButtonName(t))
    await page.keyboard.press('Enter')
    await page.waitForURL(/success\?orderId=\d+/)
  })
})
