import { LANGUAGES } from '../i18n/languages.ts'
import { checked, dates, flag, identifiers, listed, oneOf, optionalAmount, pairs, readNames, readPairs, wholeNumber } from './schema.ts'
import type { Values } from './setting.ts'

const PAGING_MODES = ['load-more', 'prev-next'] as const
export type PagingMode = (typeof PAGING_MODES)[number]

/** Orders of a listing with a name of their own, in the order of the menu. */
const NAMED_ORDERS = ['bestselling', 'newest', 'rating', 'discount'] as const
export type NamedOrder = (typeof NAMED_ORDERS)[number]

export interface DeliverySettings {
  /** Working days from an order to its arrival, the fewest and the most, by 'carrier/method'. */
  readonly days: Readonly<Record<string, readonly [fewest: number, most: number]>>
  /** The hour of the shop's day from which an order counts as one of the next working day. */
  readonly cutOffHour: number
  readonly holidays: Holidays
  /** The store's own, where these days hold; undefined before Magento 2.4.7, which does not tell it. */
  readonly country?: string | undefined
}

/** Days without deliveries, apart from weekends. */
export interface Holidays {
  /** MM-DD each year, YYYY-MM-DD once. */
  readonly dates: readonly string[]
  /** Days after Easter Sunday; negative before it. */
  readonly aroundEaster: readonly number[]
}

/** Delivery methods that need a locker or shop, by 'carrier/method': the pattern of its locations' codes, in SQL's LIKE. */
export type PickupMethods = Readonly<Record<string, string>>

export interface ShopSettings {
  /** The folder in brand/ with the shop's own texts and pictures; without one, they come from the backend. */
  readonly brand: string | undefined
  /** Identifiers of the CMS pages that the footer links to; missing ones are left out. */
  readonly footerPages: readonly string[]
  /** Identifiers of the CMS blocks on the built-in home page, in their order. */
  readonly homeBlocks: readonly string[]
  /** The url_key of the category whose products the home page shows as bestsellers. */
  readonly bestsellersUrlKey: string
  /** Whether a listing grows page by page or shows one page at a time. */
  readonly listingPaging: PagingMode
  /** The attribute and the direction of each order, as in an address: `rating__DESC`. */
  readonly namedOrders: ReadonlyArray<readonly [order: NamedOrder, sort: string]>
  readonly delivery: DeliverySettings
  /** Whether galleries play films of YouTube and Vimeo. */
  readonly hasGalleryFilms: boolean
  readonly pickupMethods: PickupMethods
  /** The countries whose addresses need a region, for a backend that does not tell; undefined if that is unknown. */
  readonly regionCountries: readonly string[] | undefined
  /** The value of a cart after its discount, in the shop's currency, from which shipping is free. */
  readonly freeShippingFrom: number | undefined
  /** Whether the backend is an Adobe Commerce, whose orders take a gift message of their own. */
  readonly takesGiftMessageOnOrder: boolean
}

export const shopSettings = () => ({
  NEXT_PUBLIC_LOCALES: { schema: checked(areLocales, `${listed(Object.keys(LANGUAGES))}, or several separated by commas, each once`), example: 'en,pl', about: 'Enabled languages; the first has no prefix in its addresses.' },
  NEXT_PUBLIC_ROOT_CATEGORY_UID: { schema: checked((given) => /^\s*$|^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(given), 'a uid such as Mg=='), example: 'Mg==', about: 'uid of the category whose children are the menu.' },
  NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: { schema: urlKey(), example: 'root', about: 'Its url_key.' },
  BRAND: {
    schema: checked((given) => /^[\w-]+$/.test(given), 'the name of a folder in storefront/brand'),
    shownDefault: "the sample shop's with the embedded backend",
    about: "Folder in storefront/brand with the shop's own texts and pictures.",
    more: 'If it is empty, they come from the backend ([more](make-it-yours.md)).',
  },
  FOOTER_PAGES: {
    schema: identifiers(),
    fallback: 'about-us,customer-service,privacy-policy-cookie-restriction-mode',
    mayBeEmpty: true,
    about: 'URL keys of the CMS pages that the footer links to; empty for none.',
    more: 'Those that the backend does not have are left out. A brand has its own links.',
  },
  HOME_BLOCKS: {
    schema: identifiers(),
    about: 'Identifiers of the CMS blocks on the built-in home page, in their order.',
    more: 'They follow its first section, as in `promo,delivery`. A home page from the content service shows none of them.',
  },
  BESTSELLERS_URL_KEY: { schema: urlKey(), fallback: 'bestsellers', about: 'url_key of the category whose products the home page shows as bestsellers.' },
  LISTING_PAGING: {
    schema: oneOf(PAGING_MODES),
    fallback: PAGING_MODES[0],
    about: 'Pagination of listings: load-more or prev-next.',
    more: '`load-more` appends the next page, `prev-next` shows one page at a time.',
  },
  SORT_ORDERS: {
    schema: pairs((order, sort) => (NAMED_ORDERS as readonly string[]).includes(order) && /^[a-z][a-z0-9_]*__(?:ASC|DESC)$/.test(sort), `order=attribute__direction pairs such as 'rating=rating__DESC', with ${listed(NAMED_ORDERS)}`),
    fallback: 'newest=news_from_date__DESC',
    mayBeEmpty: true,
    shownDefault: "`newest=news_from_date__DESC`; the sample shop's with the embedded backend",
    about: 'Attributes by which listings are sorted by bestselling, newest, rating and discount, order=attribute__direction pairs.',
    more: 'As in `bestselling=sales_rank__ASC,rating=rating__DESC`. One that Magento does not use for sorting in product listings is left out; others that it does are offered in both directions, with their own labels ([more](magento.md#sort-listings)).',
  },
  GALLERY_FILMS: {
    schema: flag(),
    fallback: '0',
    about: '1 if galleries play the films of YouTube and Vimeo after a click; 0 if they link to them.',
    more: 'The film then comes from that host, which sees the visitor. Films on the image hosts are played in either case.',
  },
  DELIVERY_DAYS: {
    schema: pairs(isDeliveryDays, "carrier/method=days, as in 'flatrate/flatrate=1-2'"),
    shownDefault: "the sample shop's with the embedded backend",
    about: 'Working days from an order to its arrival, carrier/method=days pairs such as flatrate/flatrate=1-2.',
    more: 'Pairs are separated by commas. The delivery step shows the dates, which skip weekends and holidays, and none for other methods. Product pages show those of the first. They hold in the store\'s own country: an order that goes abroad shows none. Magento does not name the method of a placed order by its code, so the page of an order that has not left spans the days of all.',
  },
  DELIVERY_CUT_OFF: {
    schema: wholeNumber(24),
    fallback: '14',
    about: "Hour of the shop's day from which an order counts as one of the next working day.",
    more: "In the shop's time zone; `24` for none.",
  },
  DELIVERY_HOLIDAYS: {
    schema: dates(),
    about: 'Further days without deliveries, MM-DD each year or YYYY-MM-DD once.',
    more: "As in `12-31,2027-05-04`, beside weekends and the public holidays of the store's country: those of Austria, Czechia, Germany and Poland are known. The country is Magento's `general/country/default`; before 2.4.7, that of its time zone.",
  },
  PICKUP_METHODS: {
    schema: pairs((method, pattern) => isMethod(method) && pattern !== '', "carrier/method=codes, as in 'instore/pickup=%'"),
    fallback: 'instore/pickup=%',
    mayBeEmpty: true,
    shownDefault: "`instore/pickup=%`; the sample shop's with the embedded backend",
    about: "Delivery methods for which the shopper chooses one of Magento's pickup locations, carrier/method=codes pairs.",
    more: 'The codes of a method’s locations are a pattern, in which `%` stands for any text and `_` for one character, as in `instore/pickup=shop-%,locker/standard=______`. Empty for none ([more](magento.md#configure-magento)).',
  },
  REGION_COUNTRIES: {
    schema: checked((given) => given === '-' || given.split(',').every((code) => isCountry(code.trim())), 'codes of countries such as PL,US, or -'),
    about: 'Countries whose addresses need a region, as in PL,US, for Magento 2.4.6.',
    more: 'Those of `general/region/state_required` in Magento, which reports them since 2.4.7; `npm run doctor` tries a few. `-` for none. If it is empty, the form shows the regions that the backend lists, and derives those of Poland from the postal code.',
  },
  FREE_SHIPPING_FROM: {
    schema: optionalAmount(),
    shownDefault: '`500` with the embedded backend',
    about: 'Value of a cart from which shipping is free; 500 with the embedded backend.',
    more: "After its discount, in the shop's currency. The cart shows the missing amount, unless this is empty.",
  },
  GIFT_MESSAGE_ON_ORDER: {
    schema: flag(),
    fallback: '0',
    shownDefault: '`1` with the embedded backend, else `0`',
    about: '1 if the backend takes a gift message for a whole order: Adobe Commerce does, Open Source only for its lines.',
    more: 'Shown if `sales/gift_options/allow_order` is set in Magento, too; messages of lines need `allow_items` only.',
  },
})

export const readShop = (values: Values<typeof shopSettings>): ShopSettings => ({
  brand: values.BRAND || undefined,
  footerPages: readNames(values.FOOTER_PAGES),
  homeBlocks: readNames(values.HOME_BLOCKS),
  bestsellersUrlKey: values.BESTSELLERS_URL_KEY,
  listingPaging: values.LISTING_PAGING as PagingMode,
  namedOrders: (readPairs(values.SORT_ORDERS) as [NamedOrder, string][]).toSorted(([one], [other]) => NAMED_ORDERS.indexOf(one) - NAMED_ORDERS.indexOf(other)),
  hasGalleryFilms: values.GALLERY_FILMS === '1',
  delivery: {
    days: Object.fromEntries(readPairs(values.DELIVERY_DAYS).map(([method, days]) => [method, readDays(days)])),
    cutOffHour: Number(values.DELIVERY_CUT_OFF),
    holidays: { dates: readNames(values.DELIVERY_HOLIDAYS), aroundEaster: [] },
  },
  pickupMethods: Object.fromEntries(readPairs(values.PICKUP_METHODS)),
  regionCountries: values.REGION_COUNTRIES ? readNames(values.REGION_COUNTRIES).filter((code) => code !== '-') : undefined,
  freeShippingFrom: values.FREE_SHIPPING_FROM ? Number(values.FREE_SHIPPING_FROM) : undefined,
  takesGiftMessageOnOrder: values.GIFT_MESSAGE_ON_ORDER === '1',
})

const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Groups of countries, and codes without one, which have names, too. */
const NO_COUNTRY = /^(?:EU|EZ|QO|UN|XA|XB|ZZ)$/

/** Former codes and `UK` are other spellings of a country's own. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.test(code) && REGION_NAMES.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code

function areLocales(given: string): boolean {
  const locales = given.split(',').map((locale) => locale.trim())
  return given.trim() === '' || (locales.every((locale) => Object.hasOwn(LANGUAGES, locale)) && new Set(locales).size === locales.length)
}

function urlKey() {
  return checked((given) => /^\s*$|^[^\s/,;]+$/.test(given), 'a url_key such as women')
}

const MAX_DAYS = 365

function readDays(days: string): readonly [fewest: number, most: number] {
  const [, fewest, most = fewest] = /^(\d+)(?:-(\d+))?$/.exec(days) ?? []
  return [Number(fewest), Number(most)]
}

function isDeliveryDays(method: string, days: string): boolean {
  const [fewest, most] = readDays(days)
  return isMethod(method) && fewest <= most && most <= MAX_DAYS
}

const isMethod = (method: string): boolean => /^[^/\s]+\/[^/\s]+$/.test(method)
