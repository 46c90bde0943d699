import 'server-only'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MESSAGES, type Namespace } from './messages.ts'

interface ClientMessagesProps {
  /** What the client components inside speak. A provider within another hides the outer one's words, so this list is whole. */
  readonly namespaces: readonly Namespace[]
  readonly children: ReactNode
}

export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const locale = await getLocale()
  const messages = Object.fromEntries(namespaces.map((namespace) => [namespace, MESSAGES[locale][namespace]]))
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Warsaw">
      {children}
    </NextIntlClientProvider>
  )
}
