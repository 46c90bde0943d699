import { describe, expect, test } from 'vitest'
import { CMS_PAGES } from './cms/cms-pages.ts'
import { SIZE_TABLES } from './cms/size-tables.ts'
import { CATEGORIES } from './plan/categories.ts'
import { MEN, SOCKS, WOMEN } from './plan/product-plan.ts'
import { urlKey } from './plan/url-key.ts'
import { SHIPPING } from './sales.ts'

const WRITTEN = CMS_PAGES.filter(({ polishAddress }) => polishAddress !== undefined)
/** Pages of the storefront's own that texts may link to. */
const OF_THE_STOREFRONT = ['', 'withdrawal', 'find-order', 'dashboard/orders', 'contact']
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
const contentOf = (identifier: string, language: 0 | 1) => CMS_PAGES.find((page) => page.identifier === identifier)!.content[language]

describe.each([['English', 0], ['Polish', 1]] as const)('the %s text of every page', (_, language) => {
  test('links to existing pages and anchors', () => {
    const keys = CATEGORIES.map(({ name }) => urlKey(name[language]))
    const known = [...OF_THE_STOREFRONT, ...CMS_PAGES.map(({ identifier }) => identifier), ...keys]
    const broken = CMS_PAGES.flatMap(({ identifier, content }) => {
      const links = [...content[language].matchAll(/\{\{store url="([^"]*)"\}\}(?:#([\w-]+))?/g)].map(([, to = '', place]) => ({ to, place }))
      const within = all(content[language], /href="#([\w-]+)"/g).map((place) => ({ to: identifier, place }))
      const isBroken = ({ to, place }: { to: string; place: string | undefined }) =>
        !known.includes(to) || (place !== undefined && !contentOf(to, language).includes(`id="${place}"`))
      return [...links, ...within].filter(isBroken).map(({ to, place }) => `${identifier} → ${to}#${place}`)
    })
    expect(broken).toEqual([])
  })

  test('has headings with ids, tables with captions, and closed tags', () => {
    const careless = WRITTEN.filter(({ content: { [language]: html } }) => {
      const isOpen = all(html, /<(\w+)/g).toSorted().join(' ') !== all(html, /<\/(\w+)>/g).toSorted().join(' ')
      return isOpen || html.includes('<h2>') || all(html, /<(table)>/g).length !== all(html, /<(caption)>/g).length
    })
    expect(careless.map(({ identifier }) => identifier)).toEqual([])
  })

  test('has no straight quotes and no hyphens for dashes', () => {
    const text = (html: string) => html.replaceAll(/<[^>]*>|\{\{[^}]*\}\}/g, '')
    expect(WRITTEN.flatMap(({ content }) => all(text(content[language]), /(.{0,20}(?:["']| - ).{0,20})/g))).toEqual([])
  })

  test("states the shop's delivery prices", () => {
    const html = contentOf('delivery', language)
    const money = (cents: number) => (cents / 100).toFixed(2).replace('.', language === 0 ? '.' : ',')
    const prices = SHIPPING.flatMap(({ steps }) => steps.map(([, price]) => price)).filter((price) => price > 0)
    expect(prices.map(money).filter((price) => !html.includes(price))).toEqual([])
    const limits = SHIPPING.flatMap(({ freeFrom, maxWeight }) => [freeFrom && freeFrom / 100, maxWeight]).filter((limit) => limit !== undefined)
    expect(limits.filter((limit) => !html.includes(String(limit)))).toEqual([])
  })

  test('has a row for every size', () => {
    const shown = all(contentOf('size-guide', language), /\{\{block id="(size-table-[\w-]+)"\}\}/g)
    expect(shown).toEqual(SIZE_TABLES.map(({ identifier }) => identifier))
    const rows = SIZE_TABLES.flatMap(({ content }) => all(content[language], /<th scope="row">([^<]*)/g))
    expect([...WOMEN, ...MEN, ...SOCKS].filter((size) => !rows.includes(size))).toEqual([])
  })
})

test('both languages of a page have the same structure', () => {
  const partsOf = (html: string) => [...all(html, /id="([\w-]+)"/g), ...all(html, /<(h2|h3|table|tr|li|dt)\b/g)]
  expect(WRITTEN.map(({ content: [, polish] }) => partsOf(polish))).toEqual(WRITTEN.map(({ content: [english] }) => partsOf(english)))
})

test('the Polish pages contain no English', () => {
  expect(WRITTEN.filter(({ content: [, polish] }) => /\b(the|your|and)\b/i.test(polish.replaceAll(/<[^>]*>/g, ''))).map(({ identifier }) => identifier)).toEqual([])
})
