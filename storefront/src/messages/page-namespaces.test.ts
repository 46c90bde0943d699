import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from './read-messages.fixture.ts'
import { PAGE_NAMESPACES, SHARED_NAMESPACES } from './page-namespaces.ts'

const APP = join(import.meta.dirname, '../app/[locale]')
/** Without those that only redirect. */
const pages = globSync('**/page.tsx', { cwd: APP }).filter((page) => !readFileSync(join(APP, page), 'utf8').includes('  redirect('))

const shared = new Set<string>(SHARED_NAMESPACES)

/** `(shop)/cart/page.tsx` is `/cart`. */
const pathOf = (page: string): string => `/${dirname(page).split('/').filter((part) => !/^\(|^\.$/.test(part)).join('/')}`

/** The entry of PAGE_NAMESPACES for a page: its own, or the nearest above it. */
function entryFor(path: string): string | undefined {
  const entries = Object.keys(PAGE_NAMESPACES).filter((entry) => path === entry || (entry !== '/' && path.startsWith(`${entry}/`)))
  return entries.toSorted((a, b) => b.length - a.length)[0]
}

/** The namespaces of a page's layouts, of the page itself and of all that they import. A lazy part loads its own messages. */
function namespacesOf(page: string): Set<string> {
  const folders = dirname(page).split('/').map((_, index, all) => join(APP, ...all.slice(0, index + 1)))
  const layouts = [APP, ...folders].map((folder) => join(folder, 'layout.tsx')).filter((layout) => existsSync(layout))
  const namespaces = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string, loaded: readonly string[]): void => {
    const key = `${file} ${loaded.join(' ')}`
    if (visited.has(key) || !/\.tsx?$/.test(file)) return
    visited.add(key)
    const { used, imports } = readMessages(file)
    for (const namespace of used) if (!loaded.includes(namespace)) namespaces.add(namespace)
    for (const { path, messages } of imports) if (path.startsWith('.')) visit(join(dirname(file), path), [...loaded, ...messages])
  }
  for (const file of [...layouts, join(APP, page)]) visit(file, [])
  return namespaces
}

test('[I18N-02] finds the pages of the shop', () => {
  expect(pages.map(pathOf)).toEqual(expect.arrayContaining(['/', '/cart', '/[...path]', '/dashboard/[...section]', '/checkout/payment']))
})

const used = new Map(pages.map((page) => [pathOf(page), [...namespacesOf(page)].filter((namespace) => !shared.has(namespace))]))
const listed: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(PAGE_NAMESPACES))

test.each([...used])('[I18N-02] all namespaces that %s uses are listed for it', (path, namespaces) => {
  const missing = namespaces.filter((namespace) => !listed.get(entryFor(path) ?? '')?.includes(namespace))
  expect(missing).toEqual([])
})

test.each([...listed])('[I18N-02] each namespace that is listed for %s is used by a page at or under it', (entry, namespaces) => {
  const usedUnder = new Set([...used].flatMap(([path, names]) => (entryFor(path) === entry ? names : [])))
  expect(namespaces.filter((namespace) => !usedUnder.has(namespace))).toEqual([])
})
