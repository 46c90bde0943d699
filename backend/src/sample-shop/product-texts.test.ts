import { describe, expect, test } from 'vitest'
import { PRODUCTS } from './catalog/seed-products.ts'
import { CUSTOM_OPTIONS, type CustomOption } from './plan/custom-options.ts'
import { keepTogether } from './plan/keep-together.ts'
import type { ProductPlan } from './plan/product-plan.ts'

const texts = ({ name, short, text }: ProductPlan, language: 0 | 1): string[] => {
  const { heading, lead, points } = text[language]
  return [name[language], short[language], heading, lead, ...points]
}

describe.each([['English', 0], ['Polish', 1]] as const)('the %s text of every product', (_, language) => {
  test('has a heading, a lead of one to three sentences and three points', () => {
    const invalid = PRODUCTS.filter(({ text }) => {
      const { heading, lead, points } = text[language]
      const sentences = lead.split(/[.!?…](?:\s|$)/).filter(Boolean).length
      return heading.length < 8 || lead.length < 60 || sentences > 3 || points.length !== 3 || /[.]$/.test(heading)
    })
    expect(invalid.map(({ code }) => code)).toEqual([])
  })

  test('has no duplicate headings, leads or names', () => {
    for (const part of ['heading', 'lead'] as const) {
      const parts = PRODUCTS.map(({ text }) => text[language][part])
      expect(parts.filter((text, index) => parts.indexOf(text) !== index)).toEqual([])
    }
    const names = PRODUCTS.map(({ name }) => name[language])
    expect(new Set(names).size).toBe(names.length)
  })

  test('has no stray blanks, no straight quotes and no hyphens for dashes', () => {
    const stray = PRODUCTS.flatMap((plan) => texts(plan, language)).filter((text) => /^\s|\s$| {2}| [,.;:!?]|["']|\s-\s/.test(text))
    expect(stray).toEqual([])
  })
})

test('Polish texts contain no English, and English texts no Polish', () => {
  const english = /\b(the|and|with|for|of|your|that)\b/i
  const polish = /[ąćęłńśźż]|\b(na|nie|się|jest|oraz)\b/i
  const leads = PRODUCTS.map(({ text: [en, pl] }) => [`${en.heading} ${en.lead} ${en.points.join(' ')}`, `${pl.heading} ${pl.lead} ${pl.points.join(' ')}`] as const)
  expect(leads.filter(([, pl]) => english.test(pl) || !polish.test(pl))).toEqual([])
  const names = new Set(PRODUCTS.flatMap(({ name: [, pl] }) => pl.split(' ')))
  const withoutNames = (text: string) => text.split(/[\s,.;:]+/).filter((word) => !names.has(word)).join(' ')
  expect(leads.filter(([en]) => /\b(nie|się|jest|oraz)\b/i.test(withoutNames(en)))).toEqual([])
  const same = PRODUCTS.filter(({ text: [en, pl], name }) => en.lead === pl.lead || en.heading === pl.heading || name[0] === name[1])
  expect(same.map(({ code }) => code)).toEqual([])
})

/** The same in every language. */
const INTERNATIONAL = ['Kettlebell', 'Zakopane, Krupówki 40']

test('options and files have titles in both languages', () => {
  const titles = [
    ...PRODUCTS.flatMap(({ bundle = [], downloads }) => [...bundle, ...(downloads?.links ?? []), ...(downloads?.samples ?? [])]),
    ...Object.values<CustomOption>(CUSTOM_OPTIONS).flatMap((option) => [option, ...(option.values ?? [])]),
  ].map(({ title }) => title)
  expect(titles.filter(([en, pl]) => !en || !pl || (en === pl && !INTERNATIONAL.includes(en)))).toEqual([])
})

test('no line of a summary or a value ends between a number and its unit, or with a Polish word of one letter', () => {
  expect(keepTogether('Women’s, 130 g/m², 1.1 GB', 0)).toBe('Women’s, 130\u00A0g/m², 1.1\u00A0GB')
  expect(keepTogether('W Gorcach, 38 mm', 1)).toBe('W\u00A0Gorcach, 38\u00A0mm')
  expect(keepTogether('<p>W\nGorcach\ni w Pieninach', 1)).toBe('<p>W\u00A0Gorcach\ni\u00A0w\u00A0Pieninach')
})
