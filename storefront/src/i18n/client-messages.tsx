import 'server-only'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AddedMessages } from './added-messages.tsx'
import type { Messages } from './messages.ts'
import { PAGE_NAMESPACES, type PageWithNamespaces, type SharedNamespace } from './page-namespaces.ts'
import { shopMessages } from './shop-messages.ts'

interface ClientMessagesProps {
  /** Whose own words the client components inside speak. */
  readonly page?: PageWithNamespaces
  /** What they speak of the words of all pages. What a frame around them has sent already is not sent again. */
  readonly namespaces?: readonly SharedNamespace[]
  /** Parts of them that are not spoken inside, or not before somebody acts, and so need not be sent: `header.search.panel`. */
  readonly except?: ReadonlyArray<`${SharedNamespace}.${string}`>
  readonly children: ReactNode
}

export async function ClientMessages({ page, namespaces = [], except = [], children }: ClientMessagesProps) {
  const locale = await getLocale()
  const all = await shopMessages(locale)
  const spoken = page ? [...namespaces, ...PAGE_NAMESPACES[page]] : namespaces
  const whole: Words = Object.fromEntries(spoken.map((namespace) => [namespace, all[namespace]]))
  const messages = except.reduce((words, path) => without(words, path.split('.')), whole)
  return (
    <AddedMessages messages={messages as unknown as Messages}>{children}</AddedMessages>
  )
}

interface Words {
  readonly [key: string]: unknown
}

function without(words: Words, [key = '', ...deeper]: readonly string[]): Words {
  const { [key]: dropped, ...others } = words
  if (dropped === undefined) throw new Error(`There are no words called ${key} to leave out`)
  return deeper.length === 0 ? others : { ...others, [key]: without(dropped as Words, deeper) }
}
