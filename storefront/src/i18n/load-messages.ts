import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'

/** Words that a page does without until somebody acts: each file comes when it is first wanted, in one language. */
const FILES = {
  en: {
    badge: () => import('../../messages/en/badge.json'),
    common: () => import('../../messages/en/common.json'),
    cookieChoices: () => import('../../messages/en/cookieChoices.json'),
    header: () => import('../../messages/en/header.json'),
    newsletter: () => import('../../messages/en/newsletter.json'),
    product: () => import('../../messages/en/product.json'),
    register: () => import('../../messages/en/register.json'),
    reviewForm: () => import('../../messages/en/reviewForm.json'),
    'toast-messages': () => import('../../messages/en/toast-messages.json'),
  },
  pl: {
    badge: () => import('../../messages/pl/badge.json'),
    common: () => import('../../messages/pl/common.json'),
    cookieChoices: () => import('../../messages/pl/cookieChoices.json'),
    header: () => import('../../messages/pl/header.json'),
    newsletter: () => import('../../messages/pl/newsletter.json'),
    product: () => import('../../messages/pl/product.json'),
    register: () => import('../../messages/pl/register.json'),
    reviewForm: () => import('../../messages/pl/reviewForm.json'),
    'toast-messages': () => import('../../messages/pl/toast-messages.json'),
  },
} satisfies Record<Locale, Record<string, () => Promise<{ default: object }>>>

export type LateNamespace = keyof (typeof FILES)['en']

export async function loadMessages(locale: Locale, namespaces: readonly LateNamespace[]): Promise<Messages> {
  // The page itself names the brand: which one it is, only the server knows.
  const { brand } = document.documentElement.dataset
  const [add, ...files] = await Promise.all([
    brand && import('./load-brand.ts').then(({ brandWords }) => brandWords(brand, locale)),
    ...namespaces.map((namespace) => FILES[locale][namespace]()),
  ])
  const messages = Object.fromEntries(namespaces.map((namespace, index) => [namespace, files[index]!.default])) as unknown as Messages
  return add ? add(messages) : messages
}
