import { addressOrNone, oneOf, shareOf, text } from './settings-schema.ts'

/** The services around the shop that the shop itself speaks to. Each may be missing: its public name is 'off' then. */
export interface ServiceSettings {
  /** Google's reCAPTCHA v3, or another service that speaks its protocol. */
  readonly botCheck: BotCheckSettings | undefined
  /** Builder's content API. */
  readonly content: ContentSettings | undefined
  /** Google Tag Manager. */
  readonly tagManager: TagManagerSettings | undefined
}

export interface BotCheckSettings {
  readonly url: string
  readonly siteKey: string
  /** With it the shop verifies tokens itself; without one the backend does, as Magento can. */
  readonly secret: string | undefined
  /** From 0, surely a robot, to 1. */
  readonly minimumScore: number
  /** Whether forms go through while the service cannot be asked. */
  readonly isOpenWhenDown: boolean
}

export interface ContentSettings {
  readonly url: string
  readonly apiKey: string
  /** Lets editors see drafts; without one nobody does. */
  readonly previewSecret: string | undefined
}

export interface TagManagerSettings {
  readonly url: string
  readonly containerId: string
  /** Whether its script is loaded before the visitor has agreed to anything, with every purpose denied. */
  readonly isLoadedBeforeConsent: boolean
}

const OFF = 'off'
const WHEN_DOWN = ['allow', 'refuse'] as const
const WHEN_LOADED = ['consent', 'always'] as const

/** Public names that must be set; their values reach the browser with each page, so that one build serves any shop. */
export const PUBLIC_SERVICE_NAMES = ['NEXT_PUBLIC_BOT_CHECK_SITE_KEY', 'NEXT_PUBLIC_BUILDER_API_KEY', 'NEXT_PUBLIC_TAG_MANAGER_ID'] as const

export const serviceEntries = () => ({
  NEXT_PUBLIC_BOT_CHECK_SITE_KEY: text(),
  NEXT_PUBLIC_BUILDER_API_KEY: text(),
  NEXT_PUBLIC_TAG_MANAGER_ID: text(),
  BOT_CHECK_URL: addressOrNone(),
  BOT_CHECK_SECRET: text(),
  BOT_CHECK_MINIMUM_SCORE: shareOf(),
  BOT_CHECK_WHEN_DOWN: oneOf(WHEN_DOWN),
  BUILDER_URL: addressOrNone(),
  BUILDER_PREVIEW_SECRET: text(),
  TAG_MANAGER_URL: addressOrNone(),
  TAG_MANAGER_LOADS: oneOf(WHEN_LOADED),
})

export const SERVICE_DEFAULTS = {
  BOT_CHECK_URL: 'https://www.google.com',
  BOT_CHECK_MINIMUM_SCORE: '0.5',
  BOT_CHECK_WHEN_DOWN: WHEN_DOWN[0],
  BUILDER_URL: 'https://cdn.builder.io',
  TAG_MANAGER_URL: 'https://www.googletagmanager.com',
  TAG_MANAGER_LOADS: WHEN_LOADED[0],
}

type Values = Readonly<Record<keyof ReturnType<typeof serviceEntries>, string>>

export const readServices = (values: Values): ServiceSettings => ({
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
})

const isOn = (key: string): boolean => key.trim() !== '' && key.trim() !== OFF

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')
