import { expect, test } from 'vitest'
import { type DownloadSection, LINKS } from './download-section.ts'
import { type ChoiceSection, resultOf, suggestedSelection } from './sections.ts'

const link = (uid: string, amount: number) => ({ uid, label: uid, amount })
const downloads: DownloadSection = { kind: 'downloads', label: 'Links', isSeparate: true, links: [link('films', 0), link('sheets', 15)], samples: [] }
const level: ChoiceSection = {
  kind: 'customOptions',
  options: [
    { uid: 'level', label: 'Level', kind: 'radio', isRequired: true, amount: 0, maxLength: 0, values: [{ uid: 'new', label: 'New', amount: 10, isPercent: true }] },
  ],
}
const select = (answers: Record<string, string[]>, ...sections: ChoiceSection[]) =>
  resultOf(sections, { answers, quantities: {} }, { now: 79, regular: 99 })

test('adds the prices of links, and a percentage of the price of the product alone', () => {
  expect(select({ [LINKS]: ['films', 'sheets'], level: ['new'] }, downloads, level)).toEqual({
    cost: { now: 101.9, regular: 123.9 },
    selectedOptions: ['films', 'sheets', 'new'],
    enteredOptions: [],
    missing: [],
    isPriceOpen: false,
  })
})

test.each([
  [{}, [LINKS, 'level']],
  [{ [LINKS]: ['films'] }, ['level']],
  [{ level: ['new'] }, [LINKS]],
])('with the answers %j, %j are missing', (answers, missing) => {
  expect(select(answers, downloads, level).missing).toEqual(missing)
})

test('links that are sold together are neither chosen nor charged', () => {
  expect(select({ [LINKS]: ['sheets'] }, { ...downloads, isSeparate: false })).toMatchObject({ cost: { now: 79 }, selectedOptions: [], missing: [] })
})

test('suggests a link where there is only one', () => {
  expect(suggestedSelection([downloads]).answers).toEqual({ [LINKS]: [] })
  expect(suggestedSelection([{ ...downloads, links: [link('films', 0)] }]).answers).toEqual({ [LINKS]: ['films'] })
})

const part = (uid: string, now: number, rest: object = {}) =>
  ({ uid, label: uid, quantity: 1, isFree: false, isDefault: false, isInStock: true, cost: { now, regular: now + 10 }, ...rest })
const option = (uid: string, isRequired: boolean, ...parts: Array<ReturnType<typeof part>>) => ({ uid, label: uid, kind: 'radio' as const, isRequired, parts })
const bundle: ChoiceSection = {
  kind: 'bundle',
  options: [
    option('pack', true, part('blue', 0), part('black', 250)),
    option('socks', true, part('short', 59, { quantity: 2 }), part('thin', 20, { isInStock: false }), part('long', 128)),
    option('flask', false, part('steel', 109)),
  ],
}

test.each([
  [{}, true, 197, 247],
  [{ pack: ['black'] }, true, 447, 497],
  [{ pack: ['black'], flask: ['steel'] }, true, 556, 616],
  [{ socks: ['long'], flask: ['steel'] }, true, 316, 366],
  [{ pack: ['black'], socks: ['short'], flask: ['steel'] }, false, 556, 616],
])('[PDP-04] with the parts %j, the price of a bundle is open (%s) and starts at %d instead of %d', (answers, isPriceOpen, now, regular) => {
  expect(select(answers, bundle)).toMatchObject({ isPriceOpen, cost: { now, regular } })
})

test('[PDP-04] a required option whose parts are all sold out adds nothing', () => {
  const soldOut: ChoiceSection = { kind: 'bundle', options: [option('mat', true, part('red', 100, { isInStock: false }))] }
  expect(select({}, soldOut)).toMatchObject({ isPriceOpen: true, cost: { now: 79 } })
})
