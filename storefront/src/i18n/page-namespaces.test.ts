import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { NAMESPACES } from './messages.ts'
import { PAGE_NAMESPACES, SHARED_NAMESPACES } from './page-namespaces.ts'

const APP = join(import.meta.dirname, '../app/[locale]')
/** But for those that only lead on to another. */
const pages = globSync('**/page.tsx', { cwd: APP }).filter((page) => !readFileSync(join(APP, page), 'utf8').includes('  redirect('))

const notOwn = new Set<string>(SHARED_NAMESPACES)

/** `(shop)/cart/page.tsx` is `/cart`. */
const pathOf = (page: string): string => `/${dirname(page).split('/').filter((part) => !/^\(|^\.$/.test(part)).join('/')}`

function listed(path: string): readonly string[] {
  const own = Object.entries(PAGE_NAMESPACES)
    .filter(([listedPath]) => path === listedPath || (listedPath !== '/' && path.startsWith(`${listedPath}/`)))
    .sort(([a], [b]) => b.length - a.length)
  return own[0]?.[1] ?? []
}

/** By all that a page is made of: its layouts, and what they and it import, at once or later. A late part's own words come with it. */
function spokenBy(page: string): Set<string> {
  const folders = dirname(page).split('/').map((_, index, all) => join(APP, ...all.slice(0, index + 1)))
  const layouts = [APP, ...folders].map((folder) => join(folder, 'layout.tsx')).filter((layout) => existsSync(layout))
  const spoken = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string, brought: readonly string[]): void => {
    const turn = `${file} ${brought.join(' ')}`
    if (visited.has(turn) || !/\.tsx?$/.test(file)) return
    visited.add(turn)
    for (const namespace of spokenIn(file)) if (!brought.includes(namespace)) spoken.add(namespace)
    const source = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
    for (const [, words = '', imported] of source.matchAll(/(?:withWords\(\[(.*?)\], \(\) => )?(?:from|import\() ?'(\.{1,2}\/[^']+)'/g)) {
      visit(join(dirname(file), imported!), [...brought, ...words.matchAll(/[\w-]+/g).map(([name]) => name)])
    }
  }
  for (const file of [...layouts, join(APP, page)]) visit(file, [])
  return spoken
}

function spokenIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const named = source.matchAll(/(?:Translations\(\s*|(?<!readonly )namespace: )'([\w-]+)/g)
  const ofAll = /Translations\(\)|Translate/.test(source) ? source.matchAll(/\bt\(\s*['`]([\w-]+)\./g) : []
  const sent = [...source.matchAll(/ page="([^"]+)"/g)].flatMap(([, path]) => listed(path!))
  return [...[...named, ...ofAll].map(([, namespace]) => namespace!).filter((namespace) => (NAMESPACES as readonly string[]).includes(namespace)), ...sent]
}

test('[I18N-02] the pages are those of the shop', () => {
  expect(pages.map(pathOf)).toEqual(expect.arrayContaining(['/', '/cart', '/[...path]', '/dashboard/[...section]', '/checkout/payment']))
})

test.each(pages.map((page) => [pathOf(page), page]))('[I18N-02] %s speaks what is listed for it, and nothing else', (path, page) => {
  const own = [...spokenBy(page)].filter((namespace) => !notOwn.has(namespace))
  expect(own.toSorted()).toEqual(listed(path).toSorted())
})
