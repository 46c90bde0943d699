import type { Page } from '@playwright/test'
import { PickupLocationByCodeOperation, PickupLocationsOperation } from '../storefront/src/graphql/generated/pickup-locations.ts'
import { SetShippingAddressesOnCartOperation } from '../storefront/src/graphql/generated/save-addresses.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { failOperation, fulfillAsGateway, recordOperations, routeOperation } from './gateway-operations.ts'
import { expect, inBothLanguages, test } from './test.ts'
import type { Translator } from './translator.ts'
import { violations } from './violations.ts'

const search = (page: Page, t: Translator) => page.getByRole('searchbox', { name: t('pickup.search') })
const places = (page: Page, t: Translator) => page.getByRole('radiogroup', { name: t('pickup.list') })
const next = (page: Page, t: Translator) => page.getByRole('button', { name: t('checkout.delivery.continue') }).click()

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]
  const locker = { en: /^Parcel locker/, pl: /^Automat paczkowy/ }[language]
  const transfer = { en: /Bank transfer/, pl: /Przelew/ }[language]

  test.beforeEach(async ({ page, path, context, shop, t }) => {
    await shop.addToGuestCart(context, bottle)
    await page.goto(path('/checkout'))
    await new CheckoutPage(page, t).submitAddress()
  })

  test('[CHK-07] [CHK-21] the totals follow the choice, and a locker that was only looked at is left', { tag: '@polish' }, async ({ page, t }) => {
    const summary = page.getByRole('complementary', { name: t('checkout.summary.label') })
    const courier = page.getByRole('radio', { name: { en: /^Courier/, pl: /^Kurier/ }[language] })
    await courier.check()
    await expect(summary).toContainText(/18[.,]99/)
    await page.getByRole('radio', { name: locker }).check()
    await search(page, t).fill('Nowy Targ')
    const sent = recordOperations(page)
    // Another choice is sent before the locker's is answered.
    let first = true
    await routeOperation(page, SetShippingAddressesOnCartOperation.name, async (route) => {
      if (first) {
        first = false
        await courier.check()
        await next(page, t)
      }
      await route.continue()
    })
    await places(page, t).getByRole('radio', { name: /^NOT02A/ }).check()
    await expect(page).toHaveURL(/payment/)
    expect(sent.named(SetShippingAddressesOnCartOperation.name).at(-1)?.variables).toMatchObject({
      shippingAddress: { address: { city: SHOPPER.city }, pickup_location_code: '' },
    })
    await expect(page.getByRole('main')).not.toContainText(/Nowy Targ|NOT02A/)
    await page.goBack()
    await page.getByRole('radio', { name: locker }).check()
    await expect(summary, 'of the locker that this visit chose').toContainText(/14[.,]99/)
  })

  test('[CHK-21] an order goes to the locker that the shopper finds by town, post code or name, and the next one offers it again', { tag: ['@polish', '@phone'] }, async ({ page, path, context, shop, t }) => {
    const checkout = new CheckoutPage(page, t)
    const sent = recordOperations(page)
    await page.getByRole('radio', { name: locker }).check()
    await expect(places(page, t).getByRole('radio'), 'the lockers of the shopper’s town').toHaveCount(3)
    await expect(search(page, t)).toHaveValue(SHOPPER.city)
    expect(await violations(page)).toEqual([])

    await next(page, t)
    await expect(places(page, t)).toHaveAccessibleDescription(new RegExp({ en: 'Choose a locker', pl: 'Wybierz automat' }[language]))
    await expect(places(page, t).getByRole('radio').first()).toBeFocused()

    for (const [text, code] of [['31-', /^KRK\d\dA .*31-\d{3} Kraków/], ['gdy', /^GDY01A .*Gdynia/], ['WIS01', /^WIS01A .*Wisła/]] as const) {
      await search(page, t).fill(text)
      await expect(places(page, t).getByRole('radio', { name: code }).first()).toBeVisible()
    }
    await search(page, t).fill('Atlantyda')
    await expect(page.getByText(t('pickup.none', { text: 'Atlantyda' }))).toBeVisible()
    await search(page, t).fill('Nowy Targ')
    await expect(places(page, t).getByRole('radio')).toHaveCount(2)
    await places(page, t).getByRole('radio', { name: /^NOT02A/ }).check()
    await page.reload()
    await expect(page.getByText('NOT02A')).toBeVisible()
    await expect(search(page, t)).toBeHidden()

    await next(page, t)
    const chosen = page.getByRole('definition').filter({ hasText: locker })
    await expect(chosen).toContainText(/NOT02A.*34-400 Nowy Targ/)
    expect(sent.named(SetShippingAddressesOnCartOperation.name).at(-1)?.variables).toMatchObject({
      shippingAddress: { address: { firstname: SHOPPER.firstName, city: 'Nowy Targ', postcode: '34-400' }, pickup_location_code: 'NOT02A' },
    })
    await checkout.choosePayment(transfer)
    await checkout.place()
    await checkout.orderNumber()
    await expect(page.getByRole('main')).toContainText('NOT02A')
    await expect(page.getByRole('main'), 'the invoice’s address').toContainText(SHOPPER.street)

    await shop.addToGuestCart(context, bottle)
    await page.goto(path('/checkout'))
    await checkout.submitAddress()
    await page.getByRole('radio', { name: locker }).check()
    await expect(page.getByText('NOT02A')).toBeVisible()
    await page.getByRole('button', { name: t('pickup.change') }).click()
    await expect(search(page, t)).toBeFocused()
    await expect(places(page, t).getByRole('radio').first()).toHaveAccessibleName(new RegExp(`^NOT02A .*${t('pickup.last')}`))
  })
})

test.describe('at a checkout', () => {
  test.beforeEach(async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, 'siklawa-bottle')
    await page.goto('/checkout')
    await new CheckoutPage(page, t).submitAddress()
  })

  test('[CHK-21] [CHK-22] a shop is chosen in the same way and costs nothing; another method goes home again', async ({ page, t }) => {
    const checkout = new CheckoutPage(page, t)
    const sent = recordOperations(page)
    await page.getByRole('radio', { name: /^Collect from a Halny shop Free/ }).check()
    await expect(places(page, t).getByRole('radio'), 'all shops, the nearest first').toHaveCount(3)
    await expect(places(page, t).getByRole('radio').first()).toHaveAccessibleName(/^Halny Zakopane/)
    await expect(search(page, t), 'three need no search').toHaveCount(0)
    await expect(page.getByRole('radio', { name: /^Collect from a Halny shop/ })).toHaveAccessibleName(/Ready to collect from/)
    await places(page, t).getByRole('radio', { name: /^Halny Zakopane .*Krupówki 40.*10:00–19:00/ }).check()
    await next(page, t)
    await expect(page.getByRole('definition').filter({ hasText: 'Collect from a Halny shop · Free' })).toContainText('Halny Zakopane')
    await expect(page.getByRole('complementary', { name: t('checkout.summary.label') })).toContainText('Free')

    await page.getByRole('link', { name: t('checkout.payment.changeDelivery') }).click()
    await expect(page.getByRole('definition').filter({ hasText: SHOPPER.lastName })).toContainText(SHOPPER.street)
    await checkout.chooseDelivery(/^Courier/)
    await expect(page.getByRole('definition').filter({ hasText: /^Courier/ }), 'the step is saved').toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: SHOPPER.lastName })).toContainText(SHOPPER.street)
    expect(sent.named(SetShippingAddressesOnCartOperation.name).at(-1)?.variables).toMatchObject({
      shippingAddress: { address: { street: [SHOPPER.street, SHOPPER.number] }, pickup_location_code: '' },
    })
  })

  test('[CHK-21] the confirmation names the shop and says when the order can be collected', async ({ page, t }) => {
    const checkout = new CheckoutPage(page, t)
    await page.getByRole('radio', { name: /^Collect from a Halny shop/ }).check()
    await places(page, t).getByRole('radio', { name: /^Halny Zakopane/ }).check()
    await next(page, t)
    await checkout.choosePayment(/^Bank transfer/)
    await checkout.place()
    await checkout.orderNumber()
    const place = page.getByRole('region', { name: t('checkout.success.summary') }).getByRole('term').filter({ hasText: 'Collect from' })
    await expect(place.locator('+ dd')).toHaveText('Halny ZakopaneKrupówki 40, 34-500 Zakopane')
    const after = page.getByRole('region', { name: t('checkout.success.next.title') })
    await expect(after).toContainText('email you when you can collect it')
    await expect(after).toContainText(/Ready to collect 1–2 working days after your transfer arrives/)
  })

  test('[CHK-21] after a changed address, the locker is chosen again before the payment', async ({ page, t }) => {
    await page.getByRole('radio', { name: /^Parcel locker/ }).check()
    await places(page, t).getByRole('radio').first().check()
    await next(page, t)
    await expect(page).toHaveURL('/checkout/payment')
    await page.getByRole('link', { name: t('checkout.payment.changeAddress') }).click()
    await expect(page.getByLabel(t('customerAddressForm.street'), { exact: true })).toHaveValue(SHOPPER.street)
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    await expect(page).toHaveURL('/checkout/delivery')
    await page.goto('/checkout/payment')
    await expect(page).toHaveURL('/checkout/delivery')
  })

  test('[CHK-21] the town that is looked up first does not get into what the shopper types meanwhile', async ({ page, t }) => {
    const typing = Promise.withResolvers<void>()
    await routeOperation(page, PickupLocationsOperation.name, async (route) => {
      await typing.promise
      await route.fallback()
    })
    await page.getByRole('radio', { name: /^Parcel locker/ }).check()
    await search(page, t).focus()
    typing.resolve()
    await expect(places(page, t).getByRole('radio').first()).toHaveAccessibleName(/34-500 Zakopane/)
    await page.keyboard.type('WIS01')
    await expect(search(page, t)).toHaveValue('WIS01')
    await expect(places(page, t).getByRole('radio', { name: /^WIS01A/ })).toBeVisible()
  })

  test('[CHK-21] a locker that closes or moves before the order is named, on any device, and nothing is ordered', async ({ page, t }) => {
    const sent = recordOperations(page)
    const checkout = new CheckoutPage(page, t)
    await page.getByRole('radio', { name: /^Parcel locker/ }).check()
    await search(page, t).fill('WIS01')
    await places(page, t).getByRole('radio', { name: /^WIS01A/ }).check()
    await next(page, t)
    await checkout.choosePayment(/Bank transfer/)
    const answer = page.waitForResponse((response) => response.request().postData()?.includes(PickupLocationByCodeOperation.name) ?? false)
    await page.reload()
    const { data } = (await (await answer).json()) as { data: { pickupLocations: { items: { street: string }[] } } }

    await checkout.choosePayment(/Bank transfer/)
    let items = data.pickupLocations.items.map((item) => ({ ...item, street: 'Nowa 7' }))
    await routeOperation(page, PickupLocationByCodeOperation.name, (route) => route.fulfill({ json: { data: { pickupLocations: { items } } } }))
    await checkout.place()
    await expect(page).toHaveURL('/checkout/delivery')
    await expect(page.getByText(t('checkout.delivery.moved', { name: 'WIS01A' }))).toBeVisible()
    await expect(page.locator('.pickup')).toContainText('Nowa 7')

    items = data.pickupLocations.items
    await page.goto('/checkout/payment')
    await checkout.choosePayment(/Bank transfer/)
    items = []
    await checkout.place()
    await expect(page).toHaveURL('/checkout/delivery')
    const gone = page.getByText(t('pickup.gone', { kind: 'locker', name: 'WIS01A' }))
    await expect(gone).toBeVisible()
    await expect(search(page, t), 'the choice is empty').toBeVisible()
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
    await page.goto('/checkout/payment')
    await expect(page).toHaveURL('/checkout/delivery')
    await expect(gone, 'on another device').toBeVisible()
    expect(sent.named('PlaceOrder'), 'nothing was ordered').toEqual([])
  })

  test.describe('of a backend', () => {
    test.use({ expectedErrors: [/status of 502|pickupLocations/] })

    test('[CHK-21] without pickup locations, the method needs none', async ({ page, t }) => {
      const message = 'Cannot query field "pickupLocations" on type "Query".'
      await routeOperation(page, PickupLocationsOperation.name, (route) => fulfillAsGateway(route, { errors: [{ message, extensions: { category: 'graphql' } }] }))
      const answer = page.waitForResponse((response) => response.request().postData()?.includes(PickupLocationsOperation.name) ?? false)
      await page.getByRole('radio', { name: /^Parcel locker/ }).check()
      await answer
      await expect(page.locator('.pickup')).toHaveCount(0)
      await next(page, t)
      await expect(page).toHaveURL('/checkout/payment')
    })

    test('[CHK-21] during an outage, the search can be tried again', async ({ page, t }) => {
      await failOperation(page, PickupLocationsOperation.name)
      await page.getByRole('radio', { name: /^Parcel locker/ }).check()
      await expect(page.getByText(t('pickup.failed'))).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: t('pickup.retry') }).click()
      await expect(places(page, t).getByRole('radio').first()).toBeVisible()
    })
  })
})
