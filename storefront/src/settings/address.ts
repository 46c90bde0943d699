import { addressOrNone, wholeNumber } from './schema.ts'
import type { Values } from './setting.ts'

export interface AddressSettings {
  readonly port: number
  /** The shop's public address without a slash at its end, for absolute links in mails and to search engines. */
  readonly siteUrl: string
  /** The origin of the shop's pages as browsers name it; undefined where `SITE_URL` is not set. */
  readonly siteOrigin: string | undefined
  /** How many proxies of the shop's own stand in front: only they are believed about a visitor's address. */
  readonly trustedProxies: number
  /** Connections that one address may have open at a time; 0 for any number. */
  readonly connectionsPerAddress: number
  /** Milliseconds that requests under way have to finish when the shop stops. */
  readonly stopTimeout: number
}

const LONGEST_STOP = 3600

export const addressSettings = () => ({
  PORT: { schema: wholeNumber(65_535), fallback: '3000', about: "The shop's port." },
  SITE_URL: {
    schema: addressOrNone(),
    shownDefault: '`http://localhost:<PORT>`',
    about: "The shop's public address, such as https://shop.example, from whose pages alone it takes calls.",
    more: 'Canonical addresses, the sitemap and link previews begin with it. Without the setting, a shop takes calls at `localhost`, IP addresses and local names (`laptop.local`) alone.',
  },
  TRUSTED_PROXIES: {
    schema: wholeNumber(),
    fallback: '0',
    about: "How many proxies of your own stand in front and are believed about a visitor's address.",
    more: 'They write it into `X-Forwarded-For`; nothing else in that header is believed, and `X-Forwarded-Host`, `-Proto` and `Forwarded` are ignored, since `SITE_URL` says what they would. The shop\'s port must not be reachable past the proxies. With too small a number all visitors share one address and its limits.',
  },
  CONNECTIONS_PER_ADDRESS: {
    schema: wholeNumber(),
    fallback: '2000',
    about: 'Connections that one address may have open at a time where no proxy stands in front; 0 for any number.',
    more: 'Of IPv6, a network of 64 bits is one address; a whole office or mobile network may share one. Behind proxies of your own (`TRUSTED_PROXIES`) there is no limit here: they count.',
  },
  STOP_TIMEOUT: {
    schema: wholeNumber(LONGEST_STOP),
    fallback: '25',
    about: 'Seconds that requests under way have to be answered when the shop is told to stop.',
    more: 'Your service manager has to wait longer ([stopping](architecture.md#stopping)).',
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
  }
}

/** An address to which a path can be added. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '')
