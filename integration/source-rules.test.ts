import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = '{{storefront/{src,server,brand},backend/src}/**/*.{ts,tsx},{e2e,integration,bench,fuzz,chaos,codegen,scripts}/**/*.{ts,mjs},*.ts}'
const DIRECTIVE = /(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)/

const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).filter((file) => !/generated|node_modules|\.next/.test(file))
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

test('every disable directive has a reason after two dashes', () => {
  const unexplained = files(SOURCES)
    .filter((file) => file !== 'integration/source-rules.test.ts')
    .flatMap((file) => textOf(file).split('\n').flatMap((line, index) => (DIRECTIVE.test(line) && !/ -- \S/.test(line) ? [`${file}:${index + 1}`] : [])))
  expect(unexplained).toEqual([])
})

/** A program that waits at its top level runs before the constants below, which its functions then cannot read. */
test('no program declares constants below the call that runs it', () => {
  const late = files('{scripts,bench,chaos,fuzz,codegen,backend/src,storefront/server}/**/*.{ts,mjs}')
    .filter((file) => /^await command\(.*^(?:const|let|class) /ms.test(textOf(file)))
  expect(late).toEqual([])
})

/** The linter finds cycles of values; this includes types, except those of generated files, which name every module. */
test('no file imports itself through others', () => {
  const sources = new Set(files(SOURCES))
  const importsOf = new Map([...sources].map((file) => [file, importedBy(file).filter((other) => sources.has(other))]))
  expect(circleIn(importsOf)).toBeUndefined()
})

test('finds a cycle of files', () => {
  expect(circleIn(new Map([['a', ['b']], ['b', ['c']], ['c', ['b']]]))).toEqual(['b', 'c', 'b'])
})

/** Only static imports: a lazy module may import its importer. */
function importedBy(file: string): string[] {
  return [...textOf(file).matchAll(/^(?:import|export)[^'"]*? from '(\.[^']+)'/gm)].map(([, path = '']) => relative(ROOT, join(ROOT, dirname(file), path)))
}

function circleIn(importsOf: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const other of importsOf.get(file) ?? []) {
      const circle = visit(other, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of importsOf.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}

/** Its query has no regular price, so that it cannot show a reduced one. */
const NEVER_REDUCED = ['storefront/src/features/search/suggestion-part.tsx']

/** A line of the cart repeats an offer that its card and page have shown with its lowest price. */
const REDUCED = ['storefront/src/ui/price.tsx', 'storefront/src/features/cart/line-price.tsx']

test('[PDP-12] one component shows reduced prices, and no place leaves out the lowest price', () => {
  const components = files('storefront/src/**/*.tsx').map((file) => ({ file, text: textOf(file) }))
  expect(components.filter(({ text }) => /<s[ >]|<del[ >]|price-old/.test(text)).map(({ file }) => file).toSorted()).toEqual(REDUCED.toSorted())
  expect(components.filter(({ text }) => text.includes('lowest={undefined}')).map(({ file }) => file)).toEqual(NEVER_REDUCED)
  expect(textOf('storefront/src/features/search/suggestions.graphql')).not.toContain('regular_price')
})
