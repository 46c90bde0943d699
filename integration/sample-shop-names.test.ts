import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CATEGORIES, type CategoryPlan } from '../backend/src/sample-shop/plan/categories.ts'
import { PRODUCTS } from '../backend/src/sample-shop/catalog/seed-products.ts'
import { urlKey } from '../backend/src/sample-shop/plan/url-key.ts'
import type { Brand } from '../storefront/brand/brand.ts'

const STOREFRONT = join(import.meta.dirname, '../storefront')

/** Code and messages of all shops. Tests may use the sample shop's data. */
const files = ['src', 'messages', 'server'].flatMap((folder) =>
  readdirSync(join(STOREFRONT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|json|graphql)$/.test(file) && !/\.(test|fixture)\.tsx?$|generated\//.test(file))
    .map((file) => ({ name: `${folder}/${file}`, text: readFileSync(join(STOREFRONT, folder, file), 'utf8') })),
)

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
const anyOf = (texts: Iterable<string>): string => [...new Set(texts)].map(escaped).join('|')

/** @returns the occurrences of the texts, as `file: text` */
function found(texts: Iterable<string>, frame: (any: string) => string, flags = 'gu'): string[] {
  const pattern = new RegExp(frame(anyOf(texts)), flags)
  return files.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([match]) => `${name}: ${match}`))
}

const word = (any: string): string => `(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`
const path = (any: string): string => `/(?:${any})(?![\\w-])|(?<![\\w-])(?:${any})/`

const withChildren = (category: CategoryPlan): CategoryPlan[] => [category, ...(category.children ?? []).flatMap(withChildren)]
const categories = CATEGORIES.flatMap(withChildren)

/** A product's own name is the part that is the same in both languages: Giewont, Krywań. */
const ownNames = PRODUCTS.flatMap(({ name: [english, polish] }) => english.split(' ').filter((part) => /^\p{Lu}\p{Ll}{2,}/u.test(part) && polish.split(' ').includes(part)))

/** Parts of Polish names (Nowy Targ, Wielka Sowa) that are also ordinary words. */
const ORDINARY_WORDS = ['Nowy', 'Wielka', 'Mała']
/** Magento's own word, which `BESTSELLERS_URL_KEY` changes. */
const MAGENTO_KEYS = ['bestsellers']

test('the sample shop has products, categories and a name to look for', () => {
  expect(ownNames).toContain('Giewont')
  expect(categories.length).toBeGreaterThan(20)
  expect(files.length).toBeGreaterThan(500)
})

const brands = readdirSync(join(STOREFRONT, 'brand'), { withFileTypes: true }).filter((entry) => entry.isDirectory())

test.each(brands)('shared code and messages do not contain the brand $name', async ({ name }) => {
  const { brand } = (await import(join(STOREFRONT, 'brand', name, 'brand.ts'))) as { brand: Brand }
  expect(found([brand.name, name, brand.contact!.phone!, brand.contact!.email!], word, 'giu')).toEqual([])
})

test('shared code and messages do not mention the region and materials of the sample shop', () => {
  expect(found(['Tatra', 'Tatry', 'Zakopane', 'Krupówki', 'mountain', 'mountains', 'merino', 'trail mark', 'trail marks', 'szlak'], word, 'giu')).toEqual([])
})

test('shared code and messages contain no product name or SKU of the sample shop', () => {
  expect(found(ownNames.filter((name) => !ORDINARY_WORDS.includes(name)), word)).toEqual([])
  expect(found(['HAL'], (any) => `(?<![\\w-])${any}-[A-Z]`)).toEqual([])
})

test('shared code and messages contain no category or product path of the sample shop', () => {
  expect(found([...categories, ...PRODUCTS].flatMap(({ name }) => name.map(urlKey)).filter((key) => !MAGENTO_KEYS.includes(key)), path)).toEqual([])
})
