import 'server-only'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Messages } from '../i18n/messages.ts'
import { AddedMessages } from './added-messages.tsx'
import { PAGE_NAMESPACES, type PageWithNamespaces, type SharedNamespace } from './page-namespaces.ts'
import { shopMessages } from './shop-messages.ts'

interface ClientMessagesProps {
  /** The page whose own namespaces are sent. */
  readonly page?: PageWithNamespaces
  /** Shared namespaces to send; those of an outer `ClientMessages` need not be repeated. */
  readonly namespaces?: readonly SharedNamespace[]
  /** Those or parts of them that no client component uses, or only after an interaction: `header.search.panel`. */
  readonly except?: ReadonlyArray<`${SharedNamespace}${`.${string}` | ''}`>
  readonly children: ReactNode
}

/** Sends to the browser the messages that the client components inside use. */
export async function ClientMessages({ page, namespaces = [], except = [], children }: ClientMessagesProps) {
  const locale = await getLocale()
  const all = await shopMessages(locale)
  const used = page ? [...namespaces, ...PAGE_NAMESPACES[page]] : namespaces
  const whole: Tree = Object.fromEntries(used.map((namespace) => [namespace, all[namespace]]))
  const messages = except.reduce((tree, path) => without(tree, path.split('.')), whole)
  return (
    <AddedMessages messages={messages as unknown as Messages}>{children}</AddedMessages>
  )
}

interface Tree {
  readonly [key: string]: unknown
}

function without(tree: Tree, [key = '', ...deeper]: readonly string[]): Tree {
  const { [key]: removed, ...others } = tree
  if (removed === undefined) throw new Error(`There are no messages under ${key} to leave out`)
  return deeper.length === 0 ? others : { ...others, [key]: without(removed as Tree, deeper) }
}
