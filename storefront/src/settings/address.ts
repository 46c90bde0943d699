import { optionalOrigin } from './address-schema.ts'
import { wholeNumber } from './schema.ts'
import type { Values } from './setting.ts'

export interface AddressSettings {
  readonly port: number
  /** The shop's public address without a slash at its end, for absolute links in mails and to search engines. */
  readonly siteUrl: string
  /** The origin of the shop's pages; undefined without `SITE_URL`. */
  readonly siteOrigin: string | undefined
  /** The number of the shop's own reverse proxies: only they are trusted to report a visitor's address. */
  readonly trustedProxies: number
  /** The maximum number of open connections per address; 0 for no limit. */
  readonly connectionsPerAddress: number
  /** Milliseconds that pending requests have to finish when the shop stops. */
  readonly stopTimeout: number
  /** Milliseconds between the signal to stop and the closing of the port. */
  readonly stopDelay: number
}

const MAX_STOP_SECONDS = 3600
const MAX_PROXIES = 20
const MAX_CONNECTIONS = 1_000_000

export const addressSettings = () => ({
  PORT: { schema: wholeNumber(65_535), fallback: '3000', about: "The shop's port." },
  SITE_URL: {
    schema: optionalOrigin(),
    shownDefault: '`http://localhost:<PORT>`',
    about: "The shop's public address, such as https://shop.example; only its pages may call the shop.",
    more: 'Canonical URLs, the sitemap and link previews begin with it. Without it, the shop accepts calls only at `localhost`, IP addresses and local names (`laptop.local`).',
  },
  TRUSTED_PROXIES: {
    schema: wholeNumber(MAX_PROXIES),
    fallback: '0',
    about: "Number of your own reverse proxies, which are trusted to report a visitor's address.",
    more: 'They append it to `X-Forwarded-For`; other entries of that header are not trusted, and `X-Forwarded-Host`, `-Proto` and `Forwarded` are ignored in favour of `SITE_URL`. The shop\'s port must be reachable through the proxies only. If the number is too small, all visitors share one address and its limits.',
  },
  CONNECTIONS_PER_ADDRESS: {
    schema: wholeNumber(MAX_CONNECTIONS),
    fallback: '2000',
    about: 'Maximum number of open connections per address, without reverse proxies; 0 for no limit.',
    more: 'An IPv6 network of 64 bits counts as one address; a whole office or mobile network may share one. Behind your own proxies (`TRUSTED_PROXIES`) the shop has no limit: the proxies have to set one.',
  },
  STOP_TIMEOUT: {
    schema: wholeNumber(MAX_STOP_SECONDS),
    fallback: '25',
    about: 'Seconds that pending requests have to finish when the shop is stopped.',
    more: 'Your service manager has to wait longer ([stopping](architecture.md#stopping)).',
  },
  STOP_DELAY: {
    schema: wholeNumber(MAX_STOP_SECONDS),
    fallback: '0',
    about: 'Seconds before that in which the shop still answers and /health/ready reports that it stops.',
    more: 'Longer than the interval in which your proxy checks ([health](monitoring.md#health)).',
  },
})

export function readAddress(values: Values<typeof addressSettings>): AddressSettings {
  const siteUrl = withoutSlash(values.SITE_URL) || `http://localhost:${values.PORT}`
  return {
    port: Number(values.PORT),
    siteUrl,
    siteOrigin: values.SITE_URL ? new URL(siteUrl).origin : undefined,
    trustedProxies: Number(values.TRUSTED_PROXIES),
    connectionsPerAddress: Number(values.CONNECTIONS_PER_ADDRESS),
    stopTimeout: Number(values.STOP_TIMEOUT) * 1000,
    stopDelay: Number(values.STOP_DELAY) * 1000,
  }
}

/** An address that a path can be appended to. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '')
