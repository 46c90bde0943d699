import type { Locale } from '../i18n/locales.ts'
import type { Messages, Namespace } from '../i18n/messages.ts'
import { importIfExists, readNamespace } from './read-namespace.ts'

type LoadFile = (locale: Locale) => Promise<{ default: object }>

/** Messages that no page needs at first: each file is loaded on first use, in one language. */
const FILES = {
  badge: (locale) => import(`../../messages/${locale}/badge.json`),
  bankTransfer: (locale) => import(`../../messages/${locale}/bankTransfer.json`),
  common: (locale) => import(`../../messages/${locale}/common.json`),
  cookieChoices: (locale) => import(`../../messages/${locale}/cookieChoices.json`),
  delivery: (locale) => import(`../../messages/${locale}/delivery.json`),
  gallery: (locale) => import(`../../messages/${locale}/gallery.json`),
  giftMessage: (locale) => import(`../../messages/${locale}/giftMessage.json`),
  header: (locale) => import(`../../messages/${locale}/header.json`),
  newsletter: (locale) => import(`../../messages/${locale}/newsletter.json`),
  pickup: (locale) => import(`../../messages/${locale}/pickup.json`),
  product: (locale) => import(`../../messages/${locale}/product.json`),
  register: (locale) => import(`../../messages/${locale}/register.json`),
  reviewForm: (locale) => import(`../../messages/${locale}/reviewForm.json`),
  sizeGuide: (locale) => import(`../../messages/${locale}/sizeGuide.json`),
  stockAlert: (locale) => import(`../../messages/${locale}/stockAlert.json`),
  'toast-messages': (locale) => import(`../../messages/${locale}/toast-messages.json`),
} satisfies Partial<Record<Namespace, LoadFile>>

export type LateNamespace = keyof typeof FILES

export async function loadMessages(locale: Locale, namespaces: readonly LateNamespace[]): Promise<Messages> {
  // The server alone has the setting BRAND; it writes the name into the document.
  const { brand } = document.documentElement.dataset
  const [add, ...files] = await Promise.all([
    brand && import('./load-brand.ts').then(({ brandMessages }) => brandMessages(brand, locale)),
    ...namespaces.map(async (namespace) => [namespace, await readNamespace(locale, (source) => importIfExists(FILES[namespace](source)))] as const),
  ])
  const messages = Object.fromEntries(files) as unknown as Messages
  return add ? add(messages) : messages
}
