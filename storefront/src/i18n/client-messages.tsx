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
  /** Parts of them that are not spoken inside, or not before somebody acts, and so need not be sent: `header.search.panel`. */
  readonly unspoken?: ReadonlyArray<`${SharedNamespace}.${string}`>
  readonly children: ReactNode
}

export async function ClientMessages({ page, namespaces = [], unspoken = [], children }: ClientMessagesProps) {
  const locale = await getLocale()
  const spoken = page ? [...namespaces, ...PAGE_NAMESPACES[page]] : namespaces
  const messages = structuredClone(Object.fromEntries(spoken.map((namespace) => [namespace, MESSAGES[locale][namespace]])))
  for (const path of unspoken) drop(messages, path.split('.'))
  return (
    <AddedMessages messages={messages as unknown as Messages}>{children}</AddedMessages>
  )
}

function drop(words: Record<string, unknown>, [key = '', ...deeper]: readonly string[]): void {
  if (!(key in words)) throw new Error(`There are no words called ${key} to leave out`)
  if (deeper.length === 0) delete words[key]
  else drop(words[key] as Record<string, unknown>, deeper)
}
