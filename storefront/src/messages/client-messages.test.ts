import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { ClientMessages, type SharedMessage } from './client-messages.tsx'
import { isTree, type Tree } from './merge-messages.ts'
import { SHARED_NAMESPACES } from './page-namespaces.ts'
import { shopMessages } from './shop-messages.ts'

vi.mock('next-intl/server', () => ({ getLocale: () => Promise.resolve('en') }))
vi.mock('./added-messages.tsx', () => ({ AddedMessages: () => null }))
vi.mock('./shop-messages.ts', { spy: true })

const ALL = (await shopMessages('en')) as unknown as Tree

/** Each namespace, group of messages and message: `header`, `header.menu`, `header.menu.close`. */
const pathsIn = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => [prefix + key, ...(isTree(value) ? pathsIn(value, `${prefix}${key}.`) : [])])

function withoutPath(tree: Tree, [key = '', ...deeper]: readonly string[]): Tree {
  const { [key]: inner, ...others } = tree
  return deeper.length > 0 ? { ...others, [key]: withoutPath(inner as Tree, deeper) } : others
}

async function sent(namespace: string, except: readonly string[]): Promise<Tree> {
  const { props } = (await ClientMessages({ namespaces: [namespace as 'header'], except: except as SharedMessage[], children: null })) as ReactElement<{ messages: Tree }>
  return props.messages
}

test.each(SHARED_NAMESPACES)('[I18N-03] a list of messages to leave out of a page may name any message of %s that a translation lacks', async (namespace) => {
  for (const path of pathsIn({ [namespace]: ALL[namespace] })) {
    const others = withoutPath(ALL, path.split('.'))
    vi.mocked(shopMessages).mockResolvedValue(others as never)
    expect({ path, sent: await sent(namespace, [path]) }).toEqual({ path, sent: { [namespace]: others[namespace] } })
  }
})

test('[I18N-03] a text in place of a group of messages is sent as it is', async () => {
  vi.mocked(shopMessages).mockResolvedValue({ header: { menu: 'Menu' } } as never)
  expect(await sent('header', ['header.menu.close'])).toEqual({ header: { menu: 'Menu' } })
})

test('messages to leave out do not reach the browser', async () => {
  vi.mocked(shopMessages).mockResolvedValue(ALL as never)
  const { header } = await sent('header', ['header.menu.close', 'header.search'])
  expect(pathsIn(header as Tree).toSorted()).toEqual(pathsIn(ALL.header as Tree).filter((path) => path !== 'menu.close' && !/^search(\.|$)/.test(path)).toSorted())
})
