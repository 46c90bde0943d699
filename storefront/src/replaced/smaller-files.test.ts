import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { SMALLER_FILES } from './smaller-files.ts'

const { resolve } = createRequire(import.meta.url)
const next = join(dirname(resolve('next/package.json')), 'dist')
const { NEXT_NAV_DEPLOYMENT_ID_HEADER } = createRequire(import.meta.url)('next/dist/lib/constants') as Record<string, string>

/** Code of the app router that browsers may run, but for files that are replaced themselves. */
const routerFiles = globSync(['client/{app-*,route-params}.js', 'client/components/**/*.js'], { cwd: next, exclude: ['**/builtin/**'] })
  .filter((file) => !/server-action-reducer|optimistic-routes/.test(file))
  .map((file) => readFileSync(join(next, file), 'utf8'))

const REQUESTS = [...SMALLER_FILES['unused-parts-of-next.ts'], ...SMALLER_FILES['known-routes.ts']]

/** The names that the router's files use of a module that they require. */
function usedOf(request: string): string[] {
  return routerFiles.flatMap((code) => {
    const [, variable] = code.includes(`require("${request}")`) ? (code.match(new RegExp(`const (\\w+) = require\\("${request}"\\)`)) ?? []) : []
    return variable ? [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name) : []
  })
}

test.each(REQUESTS)("the shop's own file has what Next's router takes from %s", (request) => {
  const [file] = Object.entries(SMALLER_FILES).find(([, requests]) => (requests as readonly string[]).includes(request)) ?? ['']
  const own = readFileSync(join(import.meta.dirname, file), 'utf8')
  const used = usedOf(request)
  expect(used, 'Next asks for it under this name').not.toEqual([])
  const exported = [...own.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  expect(exported).toEqual(expect.arrayContaining(used))
})

test("the header of a deployment is Next's", () => {
  const own = readFileSync(join(import.meta.dirname, 'unused-parts-of-next.ts'), 'utf8')
  expect(own).toContain(`NEXT_NAV_DEPLOYMENT_ID_HEADER = '${NEXT_NAV_DEPLOYMENT_ID_HEADER}'`)
})

test('the shop uses none of the features whose parts are replaced', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..'), exclude: ['replaced/**', '**/*.test.{ts,tsx}'] })
  const using = sources.filter((file) =>
    /'next\/(?:link|form)'|'use server'|use(?:Mutation|InfiniteQuery)\b|fetchInfiniteQuery|authInterrupts|\(\.{1,3}\)/.test(
      `${file}\n${readFileSync(join(import.meta.dirname, '..', file), 'utf8')}`,
    ),
  )
  expect(using).toEqual([])
})
