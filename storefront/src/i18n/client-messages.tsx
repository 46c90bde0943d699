import 'server-only'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MESSAGES } from './messages.ts'
import { PAGE_NAMESPACES, type PageWithNamespaces, type SharedNamespace } from './page-namespaces.ts'

interface ClientMessagesProps {
  /** Whose own words the client components inside speak. */
  readonly page?: PageWithNamespaces
  /** What they speak of the words of all pages. A provider within another hides the outer one's, so this list is whole. */
  readonly namespaces: readonly SharedNamespace[]
  readonly children: ReactNode
}

export async function ClientMessages({ page, namespaces, children }: ClientMessagesProps) {
  const locale = await getLocale()
  const spoken = page ? [...namespaces, ...PAGE_NAMESPACES[page]] : namespaces
  const messages = Object.fromEntries(spoken.map((namespace) => [namespace, MESSAGES[locale][namespace]]))
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Warsaw">
      {children}
    </NextIntlClientProvider>
  )
}
