import 'server-only'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AddedMessages } from './added-messages.tsx'
import { MESSAGES, type Messages } from './messages.ts'
import { PAGE_NAMESPACES, type PageWithNamespaces, type SharedNamespace } from './page-namespaces.ts'

interface ClientMessagesProps {
  /** Whose own words the client components inside speak. */
  readonly page?: PageWithNamespaces
  /** What they speak of the words of all pages. What a frame around them has sent already is not sent again. */
  readonly namespaces?: readonly SharedNamespace[]
  /** The parts of a product's words that are not spoken inside, and so need not be sent. */
  readonly unspoken?: ReadonlyArray<keyof Messages['product']>
  readonly children: ReactNode
}

export async function ClientMessages({ page, namespaces = [], unspoken = [], children }: ClientMessagesProps) {
  const locale = await getLocale()
  const spoken = page ? [...namespaces, ...PAGE_NAMESPACES[page]] : namespaces
  const messages: Partial<Messages> = Object.fromEntries(spoken.map((namespace) => [namespace, MESSAGES[locale][namespace]]))
  if (messages.product && unspoken.length > 0) {
    const kept = Object.entries(messages.product).filter(([part]) => !(unspoken as readonly string[]).includes(part))
    messages.product = Object.fromEntries(kept) as Messages['product']
  }
  return (
    <AddedMessages messages={messages as Messages}>{children}</AddedMessages>
  )
}
