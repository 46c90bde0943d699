import { expect, test } from 'vitest'
import { answerTags } from './answer-tags.ts'

const answer = (data: unknown) => JSON.stringify({ data })

test('a path to a product has the product’s tag once, across all its selections', () => {
  const product = { __typename: 'SimpleProduct', uid: 'MQ==', sku: 'HAL-1' }
  expect(answerTags(answer({ exact: product, category: null, product }))).toEqual(['product:MQ=='])
})

test('a path to a CMS page has the tag of that page', () => {
  const page = { __typename: 'CmsPage', identifier: 'about-us', content_heading: '' }
  expect(answerTags(answer({ exact: page, category: page, product: null }))).toEqual(['page:about-us'])
})

test.each([
  ['a category', { category: { __typename: 'CategoryTree', uid: 'Mw==' } }],
  ['a list of products, which has a separate tag', { products: { items: [{ uid: 'MQ==', sku: 'HAL-1' }] } }],
  ['nothing', null],
])('%s adds no tag', (_, data) => expect(answerTags(answer(data))).toEqual([]))
