import { withoutSlash } from './address.ts'
import { optionalAddress } from './address-schema.ts'
import { checked, flag, foreignSecret, fraction, oneOf, ownSecret } from './schema.ts'
import type { Values } from './setting.ts'

/** The external services that the shop calls. A service is undefined if its public setting is 'off'. */
export interface ServiceSettings {
  /** Google's reCAPTCHA v3, or another service that speaks its protocol. */
  readonly botCheck: BotCheckSettings | undefined
  /** Builder's content API. */
  readonly content: ContentSettings | undefined
  /** Google Tag Manager. */
  readonly tagManager: TagManagerSettings | undefined
  /** The service that mails shoppers when a product is in stock again. */
  readonly stockAlert: StockAlertSettings | undefined
}

export interface BotCheckSettings {
  readonly url: string
  readonly siteKey: string
  /** With one, the shop verifies tokens; without one, the backend does, as Magento can. */
  readonly secret: string | undefined
  /** From 0, certainly a bot, to 1. */
  readonly minimumScore: number
  /** Whether forms are accepted while the service is unreachable. */
  readonly isOpenWhenDown: boolean
}

export interface ContentSettings {
  readonly url: string
  readonly apiKey: string
  /** Authorizes editors to preview drafts; without one, nobody can. */
  readonly previewSecret: string | undefined
}

export interface TagManagerSettings {
  readonly url: string
  readonly containerId: string
  /** Whether its script is loaded before the visitor's consent, with every purpose denied. */
  readonly isLoadedBeforeConsent: boolean
}

export interface StockAlertSettings {
  readonly url: string
  /** Authorizes the shop, if the service requires it. */
  readonly secret: string | undefined
}

const OFF = 'off'
const WHEN_DOWN = ['allow', 'refuse'] as const
const WHEN_LOADED = ['consent', 'always'] as const

/** Required public settings. Each page contains their values, so that one build serves any shop. */
export const PUBLIC_SERVICE_NAMES = ['NEXT_PUBLIC_BOT_CHECK_SITE_KEY', 'NEXT_PUBLIC_BUILDER_API_KEY', 'NEXT_PUBLIC_TAG_MANAGER_ID'] as const

/** `Off`, `none` and `false` would be keys. A missing one is reported with the other public settings. */
const publicKey = (what: string) => checked((given) => given.trim() === '' || given === OFF || (/^[\w-]+$/.test(given) && !/^(?:off|none|no|false|null|undefined|0)$/i.test(given)), `${what}, or ${OFF}`)

const EMBEDDED = 'the embedded service with the embedded backend, else `off`'

export const serviceSettings = () => ({
  NEXT_PUBLIC_BOT_CHECK_SITE_KEY: { schema: publicKey('a site key of reCAPTCHA v3'), example: OFF, shownDefault: EMBEDDED, about: "reCAPTCHA v3's site key.", more: '`off` without a bot check.' },
  BOT_CHECK_SECRET: {
    schema: foreignSecret(),
    about: 'Its secret: with one, the shop verifies tokens; without one, the backend does.',
    more: "The backend verifies tokens if Magento's reCAPTCHA is enabled.",
  },
  BOT_CHECK_MINIMUM_SCORE: { schema: fraction(), fallback: '0.5', about: 'From 0, certainly a bot, to 1: forms with a lower score are refused.' },
  BOT_CHECK_WHEN_DOWN: {
    schema: oneOf(WHEN_DOWN),
    fallback: WHEN_DOWN[0],
    about: 'What happens to forms while the service is unreachable: allow or refuse.',
    more: '`allow` accepts them with a line in the log.',
  },
  BOT_CHECK_URL: { schema: optionalAddress(), fallback: 'https://www.google.com', about: 'Address of the service.' },
  NEXT_PUBLIC_BUILDER_API_KEY: {
    schema: publicKey('a public API key of Builder'),
    example: OFF,
    shownDefault: EMBEDDED,
    about: 'Public API key of the Builder space with the marketing pages.',
    more: '`off` without them.',
  },
  BUILDER_URL: { schema: optionalAddress(), fallback: 'https://cdn.builder.io', about: 'Address of its content API.' },
  BUILDER_PREVIEW_SECRET: { schema: ownSecret(), about: 'Authorizes editors to preview drafts; without one, nobody can.' },
  NEXT_PUBLIC_TAG_MANAGER_ID: { schema: checked((given) => given.trim() === '' || given === OFF || /^GTM-[A-Z0-9]+$/.test(given), `a container such as GTM-XXXXXXX, or ${OFF}`), example: OFF, shownDefault: EMBEDDED, about: 'Container of Google Tag Manager, GTM-XXXXXXX.', more: '`off` without one.' },
  TAG_MANAGER_LOADS: {
    schema: oneOf(WHEN_LOADED),
    fallback: WHEN_LOADED[0],
    about: "When its script is loaded: consent, or always (Google's advanced consent mode).",
    more: "`always` loads the container before the visitor's consent, with every purpose denied.",
  },
  TAG_MANAGER_URL: { schema: optionalAddress(), fallback: 'https://www.googletagmanager.com', about: 'Address that it is loaded from.' },
  STOCK_ALERT_URL: {
    schema: optionalAddress(OFF),
    shownDefault: EMBEDDED,
    about: 'Address of a service that mails shoppers when a product is in stock again.',
    more: 'Without one, sold-out products offer no mail. Magento has none for GraphQL; [the requests](magento.md#stock-alerts) are easy to serve.',
  },
  STOCK_ALERT_SECRET: { schema: foreignSecret(), about: 'Sent to that service as a bearer token.' },
  PWA_DISABLED: { schema: flag(), fallback: '0', about: '1 for a shop that cannot be installed.', more: 'Installed service workers remove themselves.' },
})

export const readServices = (values: Values<typeof serviceSettings>): ServiceSettings => ({
  botCheck: isOn(values.NEXT_PUBLIC_BOT_CHECK_SITE_KEY)
    ? {
        url: withoutSlash(values.BOT_CHECK_URL),
        siteKey: values.NEXT_PUBLIC_BOT_CHECK_SITE_KEY,
        secret: values.BOT_CHECK_SECRET || undefined,
        minimumScore: Number(values.BOT_CHECK_MINIMUM_SCORE),
        isOpenWhenDown: values.BOT_CHECK_WHEN_DOWN === 'allow',
      }
    : undefined,
  content: isOn(values.NEXT_PUBLIC_BUILDER_API_KEY)
    ? { url: withoutSlash(values.BUILDER_URL), apiKey: values.NEXT_PUBLIC_BUILDER_API_KEY, previewSecret: values.BUILDER_PREVIEW_SECRET || undefined }
    : undefined,
  tagManager: isOn(values.NEXT_PUBLIC_TAG_MANAGER_ID)
    ? {
        url: withoutSlash(values.TAG_MANAGER_URL),
        containerId: values.NEXT_PUBLIC_TAG_MANAGER_ID,
        isLoadedBeforeConsent: values.TAG_MANAGER_LOADS === 'always',
      }
    : undefined,
  stockAlert: isOn(values.STOCK_ALERT_URL) ? { url: values.STOCK_ALERT_URL, secret: values.STOCK_ALERT_SECRET || undefined } : undefined,
})

const isOn = (key: string): boolean => key.trim() !== '' && key.trim() !== OFF
