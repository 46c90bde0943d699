import { amountOrNone, isWebAddress, oneOf, pairs, readPairs, text, wholeNumber } from './schema.ts'
import type { Values } from './setting.ts'

const PAGING_MODES = ['load-more', 'prev-next'] as const
export type PagingMode = (typeof PAGING_MODES)[number]

export interface DeliverySettings {
  /** Working days from an order to its arrival, the fewest and the most, by 'carrier/method'. */
  readonly days: Readonly<Record<string, readonly [fewest: number, most: number]>>
  /** The hour of the shop's day from which an order counts as one of the next working day. */
  readonly cutOffHour: number
}

export interface ShopSettings {
  /** The folder of brand/ with the shop's own words and pictures; without one it has those of its backend alone. */
  readonly brand: string | undefined
  /** Pages of content that the footer links to, by their identifiers; one that the backend has not is left out. */
  readonly footerPages: readonly string[]
  /** CMS blocks that the built-in home page shows, by their identifiers and in this order. */
  readonly homeBlocks: readonly string[]
  /** The url_key of the category whose products the home page shows as bestsellers. */
  readonly bestsellersUrlKey: string
  /** Whether a listing grows page by page or shows one page at a time. */
  readonly listingPaging: PagingMode
  readonly delivery: DeliverySettings
  /** Where payment services take over once an order is placed, by the backend's code of the payment method. */
  readonly paymentPages: Readonly<Record<string, string>>
  /** What a cart has to be worth, after its discount, to be delivered free of charge: in the shop's currency. */
  readonly freeShippingFrom: number | undefined
}

export const shopSettings = () => ({
  NEXT_PUBLIC_LOCALES: { schema: text(), example: 'en,pl', about: 'Languages in use; the first has no prefix in its addresses.' },
  NEXT_PUBLIC_ROOT_CATEGORY_UID: { schema: text(), example: 'Mg==', about: 'The category under which the menu begins.' },
  NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: { schema: text(), example: 'root', about: 'Its url_key.' },
  BRAND: {
    schema: text(),
    shownDefault: "the sample shop's with the embedded backend",
    about: "Folder of storefront/brand with the shop's own words and pictures.",
    more: 'Empty, the shop has what its backend tells alone ([more](make-it-yours.md)).',
  },
  FOOTER_PAGES: {
    schema: text(),
    fallback: 'about-us,customer-service,privacy-policy-cookie-restriction-mode',
    mayBeEmpty: true,
    about: 'URL keys of the CMS pages that the footer links to where there is no brand.',
    more: 'Those that the backend does not have are left out.',
  },
  HOME_BLOCKS: {
    schema: text(),
    about: 'Identifiers of the CMS blocks on the built-in home page, in their order.',
    more: 'They stand below its beginning, as in `promo,delivery`. A home page from the content service shows none of them.',
  },
  BESTSELLERS_URL_KEY: { schema: text(), fallback: 'bestsellers', about: 'url_key of the category whose products the home page shows.' },
  LISTING_PAGING: {
    schema: oneOf(PAGING_MODES),
    fallback: PAGING_MODES[0],
    about: 'How listings go on: load-more or prev-next.',
    more: '`load-more` adds the next page to those listed, `prev-next` shows one page at a time.',
  },
  DELIVERY_DAYS: {
    schema: pairs(isDeliveryDays, "carrier/method=days, as in 'flatrate/flatrate=1-2'"),
    shownDefault: "the sample shop's with the embedded backend",
    about: 'Working days from an order to its arrival, carrier/method=days pairs, flatrate/flatrate=1-2.',
    more: 'Pairs are separated by commas. The delivery step tells the dates, over weekends and Polish public holidays, and none for other methods.',
  },
  DELIVERY_CUT_OFF: {
    schema: wholeNumber(24),
    fallback: '14',
    about: "Hour of the shop's day from which an order counts as one of the next working day.",
    more: "The shop's time zone counts; `24` for none.",
  },
  PAYMENT_PAGES: {
    schema: pairs((method, page) => method !== '' && isWebAddress(page), 'method=address, as in my_psp=https://pay.example/start'),
    shownDefault: 'the embedded service with the embedded backend',
    about: 'method=address pairs: where orders with a payment method are paid once they are placed.',
    more: 'As in `my_psp=https://pay.example/start`. Needs Magento 2.4.7.',
  },
  FREE_SHIPPING_FROM: {
    schema: amountOrNone(),
    shownDefault: '`500` with the embedded backend',
    about: 'Worth of a cart from which its delivery is free; 500 with the embedded backend.',
    more: "After its discount, in the shop's currency. The cart says what is missing to it, and nothing where this is empty.",
  },
})

export const readShop = (values: Values<typeof shopSettings>): ShopSettings => ({
  brand: values.BRAND || undefined,
  footerPages: readNames(values.FOOTER_PAGES),
  homeBlocks: readNames(values.HOME_BLOCKS),
  bestsellersUrlKey: values.BESTSELLERS_URL_KEY,
  listingPaging: values.LISTING_PAGING as PagingMode,
  delivery: {
    days: Object.fromEntries(readPairs(values.DELIVERY_DAYS).map(([method, days]) => [method, readDays(days)])),
    cutOffHour: Number(values.DELIVERY_CUT_OFF),
  },
  paymentPages: Object.fromEntries(readPairs(values.PAYMENT_PAGES)),
  freeShippingFrom: values.FREE_SHIPPING_FROM ? Number(values.FREE_SHIPPING_FROM) : undefined,
})

const readNames = (list: string): readonly string[] => [...new Set(list.split(',').map((name) => name.trim()).filter(Boolean))]

function readDays(days: string): readonly [fewest: number, most: number] {
  const [, fewest, most = fewest] = /^(\d+)(?:-(\d+))?$/.exec(days) ?? []
  return [Number(fewest), Number(most)]
}

function isDeliveryDays(method: string, days: string): boolean {
  const [fewest, most] = readDays(days)
  return /^[^/]+\/[^/]+$/.test(method) && fewest <= most
}
