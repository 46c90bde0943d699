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

test('[PDP-04] a bundle has no price until its required options are answered', () => {
  const part = { uid: 'red', label: 'Red', quantity: 1, isFree: false, isDefault: false, isInStock: true, cost: { now: 100, regular: 100 } }
  const bundle: ChoiceSection = { kind: 'bundle', options: [{ uid: 'mat', label: 'Mat', kind: 'radio', isRequired: true, parts: [part] }] }
  expect(select({}, bundle)).toMatchObject({ isPriceOpen: true, missing: ['mat'] })
  expect(select({ mat: ['red'] }, bundle)).toMatchObject({ isPriceOpen: false, cost: { now: 179 } })
})
