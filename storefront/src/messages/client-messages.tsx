import 'server-only'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { NestedKeyOf } from 'use-intl/core'
import type { Messages } from '../i18n/messages.ts'
import { AddedMessages } from './added-messages.tsx'
import { isTree, type Tree } from './merge-messages.ts'
import { PAGE_NAMESPACES, type PageWithNamespaces, type SharedNamespace } from './page-namespaces.ts'
import { shopMessages } from './shop-messages.ts'

/** A shared namespace or a part of one: `header.search.panel`. The compiler knows them all, so that no list names a removed message. */
export type SharedMessage = NestedKeyOf<Pick<Messages, SharedNamespace>>

interface ClientMessagesProps {
  /** The page whose own namespaces are sent. */
  readonly page?: PageWithNamespaces
  /** Shared namespaces to send; those of an outer `ClientMessages` need not be repeated. */
  readonly namespaces?: readonly SharedNamespace[]
  /** Those that no client component uses, or only after an interaction. A translation may lack them. */
  readonly except?: readonly SharedMessage[]
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

function without(tree: Tree, [key = '', ...deeper]: readonly string[]): Tree {
  const { [key]: removed, ...others } = tree
  if (deeper.length === 0) return others
  return isTree(removed) ? { ...others, [key]: without(removed, deeper) } : tree
}
