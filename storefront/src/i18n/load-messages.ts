import type { Locale } from './locales.ts'
import type { Messages, Namespace } from './messages.ts'

type LoadFile = (locale: Locale) => Promise<{ default: object }>

/** Words that a page does without until somebody acts: each file comes when it is first wanted, in one language. */
const FILES = {
  badge: (locale) => import(`../../messages/${locale}/badge.json`),
  common: (locale) => import(`../../messages/${locale}/common.json`),
  cookieChoices: (locale) => import(`../../messages/${locale}/cookieChoices.json`),
  header: (locale) => import(`../../messages/${locale}/header.json`),
  newsletter: (locale) => import(`../../messages/${locale}/newsletter.json`),
  product: (locale) => import(`../../messages/${locale}/product.json`),
  register: (locale) => import(`../../messages/${locale}/register.json`),
  reviewForm: (locale) => import(`../../messages/${locale}/reviewForm.json`),
  'toast-messages': (locale) => import(`../../messages/${locale}/toast-messages.json`),
} satisfies Partial<Record<Namespace, LoadFile>>

export type LateNamespace = keyof typeof FILES

export async function loadMessages(locale: Locale, namespaces: readonly LateNamespace[]): Promise<Messages> {
  // The page itself names the brand: which one it is, only the server knows.
  const { brand } = document.documentElement.dataset
  const [add, ...files] = await Promise.all([
    brand && import('./load-brand.ts').then(({ brandWords }) => brandWords(brand, locale)),
    ...namespaces.map(async (namespace) => [namespace, (await FILES[namespace](locale)).default] as const),
  ])
  const messages = Object.fromEntries(files) as unknown as Messages
  return add ? add(messages) : messages
}
