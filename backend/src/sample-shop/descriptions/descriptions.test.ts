import { describe, expect, test } from 'vitest'
import { descriptionHtml } from '../catalog/description-html.ts'
import { PRODUCTS } from '../catalog/seed-products.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
import { DESCRIPTIONS_BY_FILE, descriptionOf } from './descriptions.ts'

const MAX_SHARE_OF_PHRASES = 0.03

test('every product has a description, and every description a product', () => {
  const described = Object.values(DESCRIPTIONS_BY_FILE).flatMap((descriptions) => Object.keys(descriptions))
  expect(described.toSorted()).toEqual(PRODUCTS.map(({ code }) => code).toSorted())
})

test('a description says the same numbers in both languages', () => {
  const numbers = (text: string) => (text.replace(/(?<=\d) (?=\d{3}\b)/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []).map((found) => found.replace(',', '.')).toSorted()
  const different = PRODUCTS.filter((plan) => {
    const [english, polish] = descriptionOf(plan) ?? ['', '']
    return numbers(english).join() !== numbers(polish).join()
  })
  expect(different.map(({ code }) => code)).toEqual([])
})

test('no line of a page ends between a number and its unit, or with a Polish word of one letter', () => {
  const plan = { code: '', text: [{ heading: 'A coat', lead: 'A 390 g coat.', points: ['15 000 mm'] }, { heading: 'Płaszcz', lead: 'Z waty, w 30 °C.', points: [] }] }
  expect(descriptionHtml(plan as unknown as ProductPlan, 0)).toBe('<h3>A coat</h3><p>A 390\u00A0g coat.</p><ul><li>15\u00A0000\u00A0mm</li></ul>')
  expect(descriptionHtml(plan as unknown as ProductPlan, 1)).toBe('<h3>Płaszcz</h3><p>Z\u00A0waty, w\u00A030\u00A0°C.</p><ul></ul>')
})

describe.each([['English', 0], ['Polish', 1]] as const)('the %s descriptions', (_, language) => {
  const descriptionIn = (plan: ProductPlan) => descriptionOf(plan)?.[language] ?? ''
  const wholeText = (plan: ProductPlan) => `${plan.text[language].lead} ${descriptionIn(plan)}`

  test('have four to eight sentences with the lead, in one or two paragraphs', () => {
    const invalid = PRODUCTS.filter((plan) => {
      const sentences = sentencesOf(wholeText(plan)).length
      const paragraphs = descriptionIn(plan).split('\n\n')
      return sentences < 4 || sentences > 8 || paragraphs.length > 2 || paragraphs.some((text) => !/[.!?…]”?$/.test(text))
    })
    expect(invalid.map(({ code }) => code)).toEqual([])
  })

  test('share no sentence and hardly a phrase', () => {
    expect(sharedBy(PRODUCTS, (plan) => sentencesOf(wholeText(plan)).filter((sentence) => sentence.length > 25))).toEqual([])
    const phrases = new Map(PRODUCTS.map((plan) => [plan, phrasesOf(wholeText(plan))]))
    const shared = new Map<string, number>()
    for (const [, plans] of groupsOf(PRODUCTS, (plan) => phrases.get(plan) ?? [])) {
      for (const [index, one] of plans.entries()) {
        for (const other of plans.slice(index + 1)) {
          const share = 1 / Math.min(phrases.get(one)?.size ?? 1, phrases.get(other)?.size ?? 1)
          shared.set(`${one.code}, ${other.code}`, (shared.get(`${one.code}, ${other.code}`) ?? 0) + share)
        }
      }
    }
    expect([...shared].filter(([, share]) => share > MAX_SHARE_OF_PHRASES)).toEqual([])
  })

  test('have no stray blanks, no straight quotes and no hyphens for dashes', () => {
    const stray = PRODUCTS.map(descriptionIn).filter((text) => /^\s|\s$| {2}| \n|\n |\n{3}|[^\n]\n[^\n]| [,.;:!?%]|["']|\s-\s|,,|\.\.|[a-z]{3}\.[A-Z]/.test(text))
    expect(stray).toEqual([])
  })

  test('are in their language', () => {
    const foreign = [/\b(nie|się|jest|oraz|żeby|przez)\b/, /\b(the|and|with|for|of|your|that|is|are)\b/i][language]!
    const names = new Set(PRODUCTS.flatMap(({ name: [, polish] }) => polish.split(' ')))
    const withoutNames = (text: string) => text.split(/[\s,.;:]+/).filter((word) => !names.has(word)).join(' ')
    expect(PRODUCTS.filter((plan) => foreign.test(withoutNames(descriptionIn(plan)))).map(({ code }) => code)).toEqual([])
    expect(PRODUCTS.filter((plan) => language === 1 && !/[ąćęłńóśźż]/.test(descriptionIn(plan))).map(({ code }) => code)).toEqual([])
  })

  test('agree with the weight, and repeat no figure that the points do not have', () => {
    const own = (plan: ProductPlan) => [plan.short[language], plan.text[language].lead, ...plan.text[language].points].join(' ')
    const contradictory = PRODUCTS.flatMap((plan) => {
      const weights = [...`${own(plan)} ${descriptionIn(plan)}`.matchAll(/(\d+) g (?:in size M|w rozmiarze M)/g)].map(([, grams]) => Number(grams))
      const figures = descriptionIn(plan).match(/\d+ (?:g\/m²|cuin|mm|%|mikron|micron)|\d+-fill|UPF \d+/g) ?? []
      return [
        ...weights.filter((grams) => grams !== Math.round(plan.weight * 1000)).map((grams) => `${plan.code}: ${grams} g`),
        ...figures.filter((figure) => !own(plan).includes(figure)).map((figure) => `${plan.code}: ${figure}`),
      ]
    })
    expect(contradictory).toEqual([])
  })
})

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…]”?)\s+/).filter(Boolean)

/** Five words in a row. */
function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

const sharedBy = (plans: readonly ProductPlan[], partsOf: (plan: ProductPlan) => Iterable<string>): [string, string[]][] =>
  groupsOf(plans, partsOf).map(([part, sharing]) => [part, sharing.map(({ code }) => code)])

/** Parts that several products have. */
function groupsOf(plans: readonly ProductPlan[], partsOf: (plan: ProductPlan) => Iterable<string>): [string, ProductPlan[]][] {
  const byPart = new Map<string, ProductPlan[]>()
  for (const plan of plans) for (const part of partsOf(plan)) byPart.set(part, [...(byPart.get(part) ?? []), plan])
  return [...byPart].filter(([, sharing]) => sharing.length > 1)
}
