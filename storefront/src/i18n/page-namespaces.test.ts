import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGES } from './messages.ts'
import { PAGE_NAMESPACES, SHARED_NAMESPACES } from './page-namespaces.ts'

const APP = join(import.meta.dirname, '../app/[locale]')
/** But for those that only lead on to another. */
const pages = globSync('**/page.tsx', { cwd: APP }).filter((page) => !readFileSync(join(APP, page), 'utf8').includes('  redirect('))

/** No page loads these words, and `ClientMessages` takes none of them: they come with a form, once a visitor turns to it. */
const LATER = ['reviewForm']
const notOwn = new Set<string>([...SHARED_NAMESPACES, ...LATER])

/** `(shop)/cart/page.tsx` is `/cart`. */
const pathOf = (page: string): string => `/${dirname(page).split('/').filter((part) => !/^\(|^\.$/.test(part)).join('/')}`

function listed(path: string): readonly string[] {
  const own = Object.entries(PAGE_NAMESPACES)
    .filter(([listedPath]) => path === listedPath || (listedPath !== '/' && path.startsWith(`${listedPath}/`)))
    .sort(([a], [b]) => b.length - a.length)
  return own[0]?.[1] ?? []
}

/** All that a page is made of: its layouts, and what they and it import, at once or later. */
function modulesOf(page: string): Set<string> {
  const folders = dirname(page).split('/').map((_, index, all) => join(APP, ...all.slice(0, index + 1)))
  const layouts = [APP, ...folders].map((folder) => join(folder, 'layout.tsx')).filter((layout) => existsSync(layout))
  const modules = new Set<string>()
  const visit = (file: string): void => {
    if (modules.has(file) || !/\.tsx?$/.test(file)) return
    modules.add(file)
    const source = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
    for (const [, imported] of source.matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+)'/g)) visit(join(dirname(file), imported!))
  }
  for (const file of [...layouts, join(APP, page)]) visit(file)
  return modules
}

function spokenIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const named = source.matchAll(/(?:Translations\(\s*|(?<!readonly )namespace: )'([\w-]+)/g)
  const ofAll = /Translations\(\)|Translate/.test(source) ? source.matchAll(/\bt\(\s*['`]([\w-]+)\./g) : []
  const sent = [...source.matchAll(/ page="([^"]+)"/g)].flatMap(([, path]) => listed(path!))
  return [...[...named, ...ofAll].map(([, namespace]) => namespace!).filter((namespace) => namespace in MESSAGES.en), ...sent]
}

test('[I18N-02] the pages are those of the shop', () => {
  expect(pages.map(pathOf)).toEqual(expect.arrayContaining(['/', '/cart', '/[...path]', '/dashboard/[...section]', '/checkout/payment']))
})

test.each(pages.map((page) => [pathOf(page), page]))('[I18N-02] %s speaks what is listed for it, and nothing else', (path, page) => {
  const spoken = new Set([...modulesOf(page)].flatMap(spokenIn))
  const own = [...spoken].filter((namespace) => !notOwn.has(namespace))
  expect(own.toSorted()).toEqual(listed(path).toSorted())
})
