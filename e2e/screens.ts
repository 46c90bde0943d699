import type { BrowserContext, Page } from '@playwright/test'
import { CheckoutPage } from './checkout-page.ts'
import { orderAsCustomer } from './customer-orders.ts'
import { openFooter } from './open-footer.ts'
import type { ShopApi } from './shop-api.ts'
import { expect } from './test.ts'
import type { Locale } from '../storefront/src/i18n/locales.ts'
import type { Translator } from './translator.ts'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly t: Translator
  readonly shop: ShopApi
  readonly language: Locale
  readonly path: (path: string) => string
  /** Called in each state of a screen. */
  readonly check: (name: string) => Promise<void>
}

const COMMON_PAGES = { home: '/', 'no results': '/search?q=qwrtzx', contact: '/contact', delivery: '/delivery', 'size guide': '/size-guide', 'unknown path': '/no-such-thing', comparison: '/compare?items=HAL-KRY,HAL-KAS' }

const WORDS = {
  en: {
    jacket: 'krywan-3l-shell',
    listing: '/women/tops',
    category: 'Women',
    collect: /^Collect/,
    courier: /^Courier/,
    transfer: /Bank transfer/,
    pages: { ...COMMON_PAGES, configurable: '/krywan-3l-shell', bundle: '/home-gym-starter-set', grouped: '/zadni-dumbbells-in-pairs', download: '/strong-knees', workshop: '/kettlebell-hour-with-a-coach' },
  },
  pl: {
    jacket: 'kurtka-3l-krywan',
    listing: '/kobiety',
    category: 'Kobiety',
    collect: /^Odbiór/,
    courier: /^Kurier/,
    transfer: /Przelew/,
    pages: { ...COMMON_PAGES, configurable: '/kurtka-3l-krywan', bundle: '/domowa-silownia-na-start', grouped: '/hantle-zadni-parami', download: '/mocne-kolana', workshop: '/godzina-z-trenerem-i-kettlebellem' },
  },
} as const

/** The pages that need no account. */
export async function visitShop({ page, t, check, language, path }: Visit): Promise<void> {
  const isWide = page.viewportSize()!.width >= 1024
  const words = WORDS[language]
  const open = async (address: string) => {
    await page.goto(path(address))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  for (const [name, address] of Object.entries(words.pages)) {
    await open(address)
    await openFooter(page)
    await check(name)
  }

  await open('/')
  const menu = page.getByRole('navigation', { name: t('header.categories'), exact: true })
  // Large text puts the menu behind its button on wide screens as well.
  const hasMenuBar = await menu.isVisible()
  if (hasMenuBar) await menu.getByRole('link', { name: words.category, exact: true }).hover()
  else await page.getByRole('button', { name: t('header.menu.open') }).click()
  await expect(hasMenuBar ? menu.locator('.dropdown:visible').first() : page.getByRole('dialog').getByRole('link', { name: words.category, exact: true })).toBeVisible()
  await check('menu')

  await open(words.listing)
  if (!isWide) {
    await page.locator('.listing-bar button').first().click()
    await expect(page.locator('.filter-panel')).toBeVisible()
    await check('filters')
  }
  await page.goto((await page.locator('.filter-swatches .swatch:not([aria-disabled])').first().getAttribute('href'))!)
  await expect(page.locator('.chip').first()).toBeVisible()
  await check('listing with a filter')

  for (const name of ['login', 'register'] as const) {
    await open(`/${name}`)
    await page.getByRole('main').getByRole('button', { name: t(`${name}.submit`) }).click()
    await expect(page.getByText(t(`${name}.error.required`)).first()).toBeVisible()
    await check(`${name} with errors`)
  }
}

/** From a full cart to the placed order. */
export async function visitCheckout({ page, context, t, shop, check, language, path }: Visit): Promise<void> {
  const { jacket, collect, courier, transfer } = WORDS[language]
  await shop.addToGuestCart(context, jacket)
  await page.goto(path('/cart'))
  await expect(page.getByRole('link', { name: t('cart.summary.checkout') })).toBeVisible()
  await check('cart')
  await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
  await expect(page.getByRole('link', { name: t('header.miniCart.drawer.checkout') })).toBeVisible()
  await check('mini-cart')

  const checkout = new CheckoutPage(page, t)
  await page.goto(path('/checkout'))
  await page.getByRole('button', { name: t('checkout.address.continue') }).click()
  await expect(page.getByText(t('customerAddressForm.error.provideEmail'))).toBeVisible()
  await check('address with errors')
  await checkout.submitAddress()
  await page.getByRole('radio', { name: collect }).check()
  await expect(page.locator('.pickup .option-card').first()).toBeVisible()
  await check('delivery to a shop')
  await checkout.chooseDelivery(courier)
  await expect(page.getByRole('radio', { name: transfer })).toBeVisible()
  // A browser's title is that of the former step for a moment, and then empty.
  await expect(page).toHaveTitle(/\S/)
  await check('payment')
  await checkout.choosePayment(transfer)
  await checkout.place()
  await checkout.orderNumber()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await check('placed order')
}

/** A customer's own pages. */
export async function visitAccount({ page, context, shop, check, path }: Visit): Promise<void> {
  const customer = await shop.createCustomer()
  const number = await orderAsCustomer(customer, [{ sku: 'HAL-SKR' }])
  await shop.logIn(context, customer)
  const pages = { account: '/dashboard', orders: '/dashboard/orders', order: `/dashboard/orders/${number}`, addresses: '/dashboard/address-book', consents: '/dashboard/consents' }
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(path(address))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.late')).toHaveCount(0)
    await check(name)
  }
}
