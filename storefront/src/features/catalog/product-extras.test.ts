import { expect, test } from 'vitest'
import { extrasChoice, LINKS, type ProductExtras, suggestedAnswers } from './product-extras.ts'

const link = (uid: string, amount: number) => ({ uid, label: uid, amount })
const download: ProductExtras = {
  currency: 'PLN',
  cost: { now: 79, regular: 99 },
  bundle: [],
  downloads: { label: 'Links', isSeparate: true, links: [link('films', 0), link('sheets', 15)], samples: [] },
  options: [
    { uid: 'level', label: 'Level', kind: 'radio', isRequired: true, amount: 0, longest: 0, values: [{ uid: 'new', label: 'New', amount: 10, isPercent: true }] },
  ],
}
const choice = (answers: Record<string, string[]>, extras = download) => extrasChoice(extras, answers, {}, extras.cost)

test('links are added to the price, a percentage is of the product alone', () => {
  expect(choice({ [LINKS]: ['films', 'sheets'], level: ['new'] })).toEqual({
    cost: { now: 101.9, regular: 123.9 },
    selectedOptions: ['films', 'sheets', 'new'],
    enteredOptions: [],
    lacking: undefined,
  })
})

test.each([
  [{}, LINKS],
  [{ [LINKS]: ['films'] }, 'level'],
  [{ level: ['new'] }, LINKS],
])('of %j, %s is still to be said', (answers, lacking) => {
  expect(choice(answers).lacking).toBe(lacking)
})

test('links that come all together are neither chosen nor charged', () => {
  const together = { ...download, options: [], downloads: { ...download.downloads!, isSeparate: false } }
  expect(choice({ [LINKS]: ['sheets'] }, together)).toMatchObject({ cost: { now: 79 }, selectedOptions: [], lacking: undefined })
})

test('the only link there is, is chosen at first', () => {
  expect(suggestedAnswers(download)[LINKS]).toEqual([])
  const single = { ...download.downloads!, links: [link('films', 0)] }
  expect(suggestedAnswers({ ...download, downloads: single })[LINKS]).toEqual(['films'])
})
