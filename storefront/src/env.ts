/**
 * The only reader of the environment in this workspace. Public settings are spelled out one by one because the build
 * replaces each `process.env.NEXT_PUBLIC_…` by its value in what the browser gets.
 */
const publicEnvironment = {
  NEXT_PUBLIC_LOCALES: process.env.NEXT_PUBLIC_LOCALES,
  NEXT_PUBLIC_ROOT_CATEGORY_UID: process.env.NEXT_PUBLIC_ROOT_CATEGORY_UID,
  NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: process.env.NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY,
  NEXT_PUBLIC_IMAGE_HOST: process.env.NEXT_PUBLIC_IMAGE_HOST,
  NEXT_PUBLIC_IMAGE_HOST_FALLBACK: process.env.NEXT_PUBLIC_IMAGE_HOST_FALLBACK,
}

export const publicSettings = {
  locales: (publicEnvironment.NEXT_PUBLIC_LOCALES ?? '').split(',').map((locale) => locale.trim()),
  rootCategoryUid: publicEnvironment.NEXT_PUBLIC_ROOT_CATEGORY_UID ?? '',
  rootCategoryUrlKey: publicEnvironment.NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY ?? '',
  imageHosts: [publicEnvironment.NEXT_PUBLIC_IMAGE_HOST ?? '', publicEnvironment.NEXT_PUBLIC_IMAGE_HOST_FALLBACK ?? ''],
} as const

/** Where Next builds to, and is served from: one folder for each set of public settings. */
export const buildFolder = process.env.BUILD_FOLDER ?? '.next'

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
  readonly port: number
  /** The shop's public address without a slash at its end, for whoever has to be told a whole one: search engines, and those a link is sent to. */
  readonly siteUrl: string
  /** How many proxies of the shop's own stand in front: only they are believed about where a visitor comes from. */
  readonly trustedProxies: number
  /** Seconds after which a page is rendered anew at its next visit. */
  readonly revalidateSeconds: number
  /** What `POST /api/revalidate` must be told; without one it refuses everybody. */
  readonly revalidateSecret: string | undefined
  /** Whether the shop visits its own pages when it starts, so that the first shoppers find them finished. */
  readonly isWarmedUp: boolean
  /** Memory for finished pages, in bytes. */
  readonly pageCacheBytes: number
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
  /** True while the code is being worked on: any operation passes the gateway, nothing is cached. */
  readonly isDevelopment: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws Error that lists every setting that is missing, misnamed or unreadable */
export function readServerSettings(environment: Environment = process.env): ServerSettings {
  checkPublicSettings(environment)
  const problems: string[] = []
  const whole = (name: string, fallback: number): number => {
    const value = Number(environment[name] ?? fallback)
    if (!Number.isInteger(value) || value < 0) problems.push(`${name} must be a whole number, not '${environment[name]}'`)
    return value
  }
  const freeShippingFrom = environment.FREE_SHIPPING_FROM ? Number(environment.FREE_SHIPPING_FROM) : undefined
  if (freeShippingFrom !== undefined && !(freeShippingFrom > 0)) problems.push(`FREE_SHIPPING_FROM must be an amount, not '${environment.FREE_SHIPPING_FROM}'`)
  const backendUrl = environment.BACKEND_URL ?? 'http://localhost:4000'
  if (!URL.canParse(backendUrl)) problems.push(`BACKEND_URL must be an address, not '${backendUrl}'`)

  const port = whole('PORT', 3000)
  const siteUrl = environment.SITE_URL || `http://localhost:${port}`
  if (!isWebAddress(siteUrl)) problems.push(`SITE_URL must be an address, not '${siteUrl}'`)
  const paging = environment.LISTING_PAGING ?? 'load-more'
  const listingPaging = PAGING_MODES.find((mode) => mode === paging)
  if (!listingPaging) problems.push(`LISTING_PAGING must be ${PAGING_MODES.join(' or ')}, not '${paging}'`)
  const cutOffHour = whole('DELIVERY_CUT_OFF', 14)
  if (cutOffHour > 24) problems.push(`DELIVERY_CUT_OFF must be an hour from 0 to 24, not '${environment.DELIVERY_CUT_OFF}'`)

  const paymentPages = readPairs(environment.PAYMENT_PAGES)
  for (const [, page] of paymentPages) if (!isWebAddress(page)) problems.push(`PAYMENT_PAGES must name addresses, not '${page}'`)

  const settings: ServerSettings = {
    backendUrl: backendUrl.replace(/\/+$/, ''),
    backendBasicAuth: environment.BACKEND_BASIC_AUTH || undefined,
    imageHosts: [environment.NEXT_PUBLIC_IMAGE_HOST ?? '', environment.NEXT_PUBLIC_IMAGE_HOST_FALLBACK ?? ''],
    storeCodes: new Map(readPairs(environment.STORE_CODES)),
    port,
    siteUrl: siteUrl.replace(/\/+$/, ''),
    trustedProxies: whole('TRUSTED_PROXIES', 0),
    revalidateSeconds: whole('REVALIDATE_SECONDS', 300),
    revalidateSecret: environment.REVALIDATE_SECRET || undefined,
    isWarmedUp: environment.WARM_UP !== '0' && environment.NODE_ENV !== 'development',
    pageCacheBytes: whole('PAGE_CACHE_MB', 256) * 1024 * 1024,
    bestsellersUrlKey: environment.BESTSELLERS_URL_KEY ?? 'bestsellers',
    lowestPriceAttribute: environment.LOWEST_PRICE_ATTRIBUTE ?? 'lowest_price_30_days',
    listingPaging: listingPaging ?? 'load-more',
    brand: environment.BRAND || undefined,
    delivery: { days: readDays(environment.DELIVERY_DAYS, problems), cutOffHour },
    paymentPages: Object.fromEntries(paymentPages),
    freeShippingFrom,
    isDevelopment: environment.NODE_ENV === 'development',
  }
  if (problems.length > 0) throw new Error(`Invalid environment variables: ${problems.join('; ')}`)
  return settings
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** 'en=default, pl=polish'; an address on the right may hold further equals signs. */
const readPairs = (text = ''): [string, string][] =>
  text.split(',').filter(Boolean).map((pair) => [pair.replace(/=.*/s, '').trim(), pair.replace(/^[^=]*=?/, '').trim()])

function readDays(text: string | undefined, problems: string[]): DeliverySettings['days'] {
  const days = readPairs(text).map(([method, range]) => {
    const [, fewest, most = fewest] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? []
    const isUsable = /^[^/]+\/[^/]+$/.test(method) && Number(fewest) <= Number(most)
    if (!isUsable) problems.push(`DELIVERY_DAYS must be carrier/method=days, as in 'flatrate/flatrate=1-2', not '${method}=${range}'`)
    return [method, [Number(fewest), Number(most)]] as const
  })
  return Object.fromEntries(days)
}

const PREFIX = 'NEXT_PUBLIC_'

/**
 * @param names the public settings that must be there
 * @throws Error as the specification words it, naming every setting concerned
 */
export function checkPublicSettings(environment: Environment, names: readonly string[] = Object.keys(publicEnvironment)): void {
  const misnamed = names
    .flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length), name.slice('NEXT_'.length)] : [name]))
    .filter((name) => !name.startsWith(PREFIX) && (environment[name] !== undefined || names.includes(name)))
  if (misnamed.length > 0) {
    throw new Error(`Invalid public environment variable name: ${misnamed.join(', ')} (a public name begins with ${PREFIX})`)
  }
  const missing = names.filter((name) => !environment[name]?.trim())
  if (missing.length > 0) throw new Error(`Invalid environment variables: ${missing.join(', ')} must be set`)
}
