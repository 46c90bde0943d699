import { CONTENT_SECURITY_DEFAULTS, contentSecurityEntries, type ContentSecuritySettings, readContentSecurity } from './content-security-settings.ts'
import { publicEnvironment } from './public-env.ts'
import { PUBLIC_SERVICE_NAMES, readServices, SERVICE_DEFAULTS, serviceEntries, type ServiceSettings } from './service-settings.ts'
import { addressOrNone, amountOrNone, checkSettings, isWebAddress, oneOf, pairs, readPairs, text, wholeNumber, wrappedSettings } from './settings-schema.ts'
import { readWithdrawal, WITHDRAWAL_DEFAULTS, withdrawalEntries, type WithdrawalSettings } from './withdrawal-settings.ts'

/** Where Next builds to, and is served from: one folder for each set of public settings. */
export const buildFolder = process.env.BUILD_FOLDER ?? '.next'

/** A year, in seconds. */
const LONGEST_REVALIDATION = 31_536_000
const PAGING_MODES = ['load-more', 'prev-next'] as const
export type PagingMode = (typeof PAGING_MODES)[number]

export interface DeliverySettings {
  /** Working days from an order to its arrival, the fewest and the most, by 'carrier/method'. */
  readonly days: Readonly<Record<string, readonly [fewest: number, most: number]>>
  /** The hour of the shop's day from which an order counts as one of the next working day. */
  readonly cutOffHour: number
}

export interface ServerSettings {
  /** The backend's address without a path; GraphQL is at /graphql under it. */
  readonly backendUrl: string
  /** 'user:password' for a backend behind basic auth. */
  readonly backendBasicAuth: string | undefined
  /** Store view codes by locale, where they differ from the locale itself. */
  readonly storeCodes: ReadonlyMap<string, string>
  /** Where pictures may come from, as set when the shop starts: a build has those of its own start written into it. */
  readonly imageHosts: readonly string[]
  /** Pages of content that the footer links to, by their identifiers; one that the backend has not is left out. */
  readonly footerPages: readonly string[]
  /** CMS blocks that the built-in home page shows, by their identifiers and in this order. */
  readonly homeBlocks: readonly string[]
  readonly port: number
  /** The shop's public address without a slash at its end, for absolute links in mails and to search engines. */
  readonly siteUrl: string
  /** The origin of the shop's pages as browsers name it; undefined where `SITE_URL` is not set. */
  readonly siteOrigin: string | undefined
  /** How many proxies of the shop's own stand in front: only they are believed about where a visitor comes from. */
  readonly trustedProxies: number
  /** Connections that one address may have open at a time; 0 for any number. */
  readonly connectionsPerAddress: number
  /** Milliseconds that requests under way have to finish when the shop stops. */
  readonly stopTimeout: number
  /** Seconds after which a page is rendered anew at its next visit. */
  readonly revalidateSeconds: number
  /** What `POST /api/revalidate` must be told; without one it refuses everybody. */
  readonly revalidateSecret: string | undefined
  /** Whether the shop visits its own pages when it starts, so that the first shoppers find them finished. */
  readonly isWarmedUp: boolean
  /** Memory for finished pages and what they are made of, in bytes. */
  readonly pageCacheBytes: number
  /** How many pages are rendered at once, and how many may wait for that. */
  readonly rendering: { readonly concurrency: number; readonly waiting: number }
  /** The url_key of the category whose products the home page shows as bestsellers. */
  readonly bestsellersUrlKey: string
  /** The product attribute that holds the lowest price of the 30 days before a reduction. */
  readonly lowestPriceAttribute: string
  /** Whether a listing grows page by page or shows one page at a time. */
  readonly listingPaging: PagingMode
  readonly delivery: DeliverySettings
  /** Whose own words and pictures the shop shows, a folder of brand/; without one it has those of its backend alone. */
  readonly brand: string | undefined
  /** Where payment services take over once an order is placed, by the backend's code of the payment method. */
  readonly paymentPages: Readonly<Record<string, string>>
  /** What a cart has to be worth, after its discount, to be delivered free of charge: in the shop's currency. */
  readonly freeShippingFrom: number | undefined
  readonly withdrawal: WithdrawalSettings
  readonly services: ServiceSettings
  readonly contentSecurity: ContentSecuritySettings
  /** Whether browsers may keep the shop as an app, with a page for when they are offline. */
  readonly isInstallable: boolean
  /** True while the code is being worked on: any operation passes the gateway, nothing is cached. */
  readonly isDevelopment: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const entries = () => ({
  BACKEND_URL: addressOrNone(),
  BACKEND_BASIC_AUTH: text(),
  NEXT_PUBLIC_IMAGE_HOST: addressOrNone(),
  NEXT_PUBLIC_IMAGE_HOST_FALLBACK: addressOrNone(),
  STORE_CODES: pairs((locale, code) => /^[\w-]+$/.test(locale) && /^\w+$/.test(code), 'locale=store view, as in en=default,pl=polish'),
  PORT: wholeNumber(65_535),
  SITE_URL: addressOrNone(),
  TRUSTED_PROXIES: wholeNumber(),
  CONNECTIONS_PER_ADDRESS: wholeNumber(),
  STOP_TIMEOUT: wholeNumber(3600),
  // Next takes 0 for a page that never changes.
  REVALIDATE_SECONDS: wholeNumber(LONGEST_REVALIDATION, 1),
  REVALIDATE_SECRET: text(),
  PAGE_CACHE_MB: wholeNumber(),
  RENDER_CONCURRENCY: wholeNumber(),
  RENDER_QUEUE: wholeNumber(),
  WARM_UP: oneOf(['0', '1']),
  FOOTER_PAGES: text(),
  HOME_BLOCKS: text(),
  BESTSELLERS_URL_KEY: text(),
  LOWEST_PRICE_ATTRIBUTE: text(),
  LISTING_PAGING: oneOf(PAGING_MODES),
  BRAND: text(),
  DELIVERY_DAYS: pairs(isDeliveryDays, "carrier/method=days, as in 'flatrate/flatrate=1-2'"),
  DELIVERY_CUT_OFF: wholeNumber(24),
  PAYMENT_PAGES: pairs((method, page) => method !== '' && isWebAddress(page), 'method=address, as in my_psp=https://pay.example/start'),
  FREE_SHIPPING_FROM: amountOrNone(),
  PWA_DISABLED: oneOf(['0', '1']),
  ...withdrawalEntries(),
  ...serviceEntries(),
  ...contentSecurityEntries(),
})

/** What Magento and its sample data call them. */
const USUAL_PAGES = 'about-us,customer-service,privacy-policy-cookie-restriction-mode'

const DEFAULTS = {
  BACKEND_URL: 'http://localhost:4000',
  PORT: '3000',
  TRUSTED_PROXIES: '0',
  CONNECTIONS_PER_ADDRESS: '2000',
  STOP_TIMEOUT: '25',
  REVALIDATE_SECONDS: '300',
  PAGE_CACHE_MB: '256',
  RENDER_CONCURRENCY: '4',
  RENDER_QUEUE: '200',
  WARM_UP: '1',
  BESTSELLERS_URL_KEY: 'bestsellers',
  LOWEST_PRICE_ATTRIBUTE: 'lowest_price_30_days',
  LISTING_PAGING: PAGING_MODES[0],
  DELIVERY_CUT_OFF: '14',
  PWA_DISABLED: '0',
  ...WITHDRAWAL_DEFAULTS,
  ...SERVICE_DEFAULTS,
  ...CONTENT_SECURITY_DEFAULTS,
}

const PREFIX = 'NEXT_PUBLIC_'
const PUBLIC_NAMES: readonly string[] = [...Object.keys(publicEnvironment), ...PUBLIC_SERVICE_NAMES]

/** Every variable that the storefront reads when it starts. */
export const SETTING_NAMES: readonly string[] = [...new Set([...PUBLIC_NAMES, ...Object.keys(entries())])]

/** @throws Error that lists every setting that is missing, misnamed or unreadable */
export function readServerSettings(environment: Environment = process.env): ServerSettings {
  const { values, problems } = checkSettings(entries(), DEFAULTS, environment)
  checkPublicSettings(environment, PUBLIC_NAMES, [...problems, ...wrappedSettings(SETTING_NAMES, environment)])
  const siteUrl = withoutSlash(values.SITE_URL) || `http://localhost:${values.PORT}`
  return {
    backendUrl: withoutSlash(values.BACKEND_URL).replace(/\/graphql$/, ''),
    backendBasicAuth: values.BACKEND_BASIC_AUTH || undefined,
    imageHosts: [values.NEXT_PUBLIC_IMAGE_HOST, values.NEXT_PUBLIC_IMAGE_HOST_FALLBACK],
    storeCodes: new Map(readPairs(values.STORE_CODES)),
    port: Number(values.PORT),
    siteUrl,
    siteOrigin: values.SITE_URL ? new URL(siteUrl).origin : undefined,
    trustedProxies: Number(values.TRUSTED_PROXIES),
    connectionsPerAddress: Number(values.CONNECTIONS_PER_ADDRESS),
    stopTimeout: Number(values.STOP_TIMEOUT) * 1000,
    revalidateSeconds: Number(values.REVALIDATE_SECONDS),
    revalidateSecret: values.REVALIDATE_SECRET || undefined,
    isWarmedUp: values.WARM_UP === '1' && environment.NODE_ENV !== 'development',
    pageCacheBytes: Number(values.PAGE_CACHE_MB) * 1024 * 1024,
    rendering: { concurrency: Math.max(1, Number(values.RENDER_CONCURRENCY)), waiting: Number(values.RENDER_QUEUE) },
    // Set to nothing, it is nothing: a footer without such pages.
    footerPages: readNames(environment.FOOTER_PAGES ?? USUAL_PAGES),
    homeBlocks: readNames(values.HOME_BLOCKS),
    bestsellersUrlKey: values.BESTSELLERS_URL_KEY,
    lowestPriceAttribute: values.LOWEST_PRICE_ATTRIBUTE,
    listingPaging: values.LISTING_PAGING as PagingMode,
    brand: values.BRAND || undefined,
    delivery: { days: Object.fromEntries(readPairs(values.DELIVERY_DAYS).map(([method, days]) => [method, readDays(days)])), cutOffHour: Number(values.DELIVERY_CUT_OFF) },
    paymentPages: Object.fromEntries(readPairs(values.PAYMENT_PAGES)),
    withdrawal: readWithdrawal(values, siteUrl),
    services: readServices(values),
    contentSecurity: readContentSecurity(values),
    isInstallable: values.PWA_DISABLED !== '1',
    freeShippingFrom: values.FREE_SHIPPING_FROM ? Number(values.FREE_SHIPPING_FROM) : undefined,
    isDevelopment: environment.NODE_ENV === 'development',
  }
}

const readNames = (list: string): readonly string[] => [...new Set(list.split(',').map((name) => name.trim()).filter(Boolean))]

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

function readDays(days: string): readonly [fewest: number, most: number] {
  const [, fewest, most = fewest] = /^(\d+)(?:-(\d+))?$/.exec(days) ?? []
  return [Number(fewest), Number(most)]
}

function isDeliveryDays(method: string, days: string): boolean {
  const [fewest, most] = readDays(days)
  return /^[^/]+\/[^/]+$/.test(method) && fewest <= most
}


/**
 * @param names the public settings that must be there
 * @param problems with other settings, for the same message
 * @throws Error as the specification words it, naming every setting concerned
 */
export function checkPublicSettings(environment: Environment, names: readonly string[] = PUBLIC_NAMES, problems: readonly string[] = []): void {
  const misnamed = names
    .flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length), name.slice('NEXT_'.length)] : [name]))
    .filter((name) => !name.startsWith(PREFIX) && (environment[name] !== undefined || names.includes(name)))
  const missing = names.filter((name) => !environment[name]?.trim())
  const invalid = [...(missing.length > 0 ? [`${missing.join(', ')} must be set`] : []), ...problems]
  const parts = [
    ...(misnamed.length > 0 ? [`Invalid public environment variable name: ${misnamed.join(', ')} (a public name begins with ${PREFIX})`] : []),
    ...(invalid.length > 0 ? [`Invalid environment variables: ${invalid.join('; ')}`] : []),
  ]
  if (parts.length > 0) throw new Error(parts.join('. '))
}
