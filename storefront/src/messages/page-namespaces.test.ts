import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type MessagesInFile, readMessages } from './read-messages.fixture.ts'
import { PAGE_NAMESPACES, SHARED_NAMESPACES } from './page-namespaces.ts'

const APP = join(import.meta.dirname, '../app/[locale]')
/** Without those that only redirect. */
const pages = globSync('**/page.tsx', { cwd: APP }).filter((page) => !readFileSync(join(APP, page), 'utf8').includes('  redirect('))

const shared = new Set<string>(SHARED_NAMESPACES)
const listed: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(PAGE_NAMESPACES))

/** `(shop)/cart/page.tsx` is `/cart`. */
const pathOf = (page: string): string => `/${dirname(page).split('/').filter((part) => !/^\(|^\.$/.test(part)).join('/')}`

/** The entry of PAGE_NAMESPACES for a page: its own, or the nearest above it. */
function entryFor(path: string): string | undefined {
  const entries = Object.keys(PAGE_NAMESPACES).filter((entry) => path === entry || (entry !== '/' && path.startsWith(`${entry}/`)))
  return entries.toSorted((a, b) => b.length - a.length)[0]
}

const read = new Map<string, MessagesInFile>()

interface PageMessages {
  readonly used: ReadonlySet<string>
  /** Those that client components use and do not load themselves. */
  readonly needed: ReadonlySet<string>
  readonly sent: ReadonlySet<string>
}

/** The namespaces of a page's layouts and error boundaries, of the page itself and of all that they import. A lazy part loads its own messages. */
function messagesOf(page: string): PageMessages {
  const folders = dirname(page).split('/').map((_, index, all) => join(APP, ...all.slice(0, index + 1)))
  const around = [APP, ...folders].flatMap((folder) => [join(folder, 'layout.tsx'), join(folder, 'error.tsx')]).filter((file) => existsSync(file))
  const [used, needed, sent] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const visited = new Set<string>()
  const visit = (file: string, loaded: readonly string[], isInClient: boolean): void => {
    const key = `${file} ${loaded.join(' ')} ${isInClient}`
    if (visited.has(key) || !/\.tsx?$/.test(file)) return
    visited.add(key)
    const found = read.get(file) ?? readMessages(file)
    read.set(file, found)
    const isClient = isInClient || found.isClient
    for (const namespace of found.used) {
      if (loaded.includes(namespace)) continue
      used.add(namespace)
      if (isClient) needed.add(namespace)
    }
    for (const name of found.sent) for (const namespace of listed.get(name) ?? [name]) sent.add(namespace)
    for (const { path, messages } of found.imports) if (path.startsWith('.')) visit(join(dirname(file), path), [...loaded, ...messages], isClient)
  }
  for (const file of [...around, join(APP, page)]) visit(file, [], false)
  return { used, needed, sent }
}

test('[I18N-02] finds the pages of the shop', () => {
  expect(pages.map(pathOf)).toEqual(expect.arrayContaining(['/', '/cart', '/[...path]', '/dashboard/[...section]', '/checkout/payment']))
})

const messages = new Map(pages.map((page) => [pathOf(page), messagesOf(page)]))
const used = new Map([...messages].map(([path, page]) => [path, [...page.used].filter((namespace) => !shared.has(namespace))]))

test.each([...used])('[I18N-02] all namespaces that %s uses are listed for it', (path, namespaces) => {
  const missing = namespaces.filter((namespace) => !listed.get(entryFor(path) ?? '')?.includes(namespace))
  expect(missing).toEqual([])
})

test.each([...listed])('[I18N-02] each namespace that is listed for %s is used by a page at or under it', (entry, namespaces) => {
  const usedUnder = new Set([...used].flatMap(([path, names]) => (entryFor(path) === entry ? names : [])))
  expect(namespaces.filter((namespace) => !usedUnder.has(namespace))).toEqual([])
})

test.each([...messages])('[I18N-02] the browser receives all namespaces that the components of %s use there', (_path, { needed, sent }) => {
  expect([...needed].filter((namespace) => !sent.has(namespace))).toEqual([])
})

test.each([...messages])('[I18N-02] %s sends no shared namespaces that no component uses in the browser', (_path, { needed, sent }) => {
  expect([...sent].filter((namespace) => shared.has(namespace) && !needed.has(namespace))).toEqual([])
})
