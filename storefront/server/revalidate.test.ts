import { expect, test } from 'vitest'
import { contentTags } from './revalidate.ts'

const message = (more: object) => JSON.stringify({ operation: 'publish', modelName: 'page', ...more })

test.each([
  ['a change', message({ newValue: { id: 'about' }, previousValue: { id: 'about' } }), ['content-list:page', 'content:about']],
  ['a first publication', message({ newValue: { id: 'about' }, previousValue: null }), ['content-list:page', 'content:about']],
  ['a deletion', message({ operation: 'delete', newValue: null, previousValue: { id: 'about' } }), ['content-list:page', 'content:about']],
  ['a message without values', message({}), ['content']],
  ['a message without a model', JSON.stringify({ newValue: { id: 'about' } }), ['content']],
  ['no message', '', ['content']],
  ['null', 'null', ['content']],
])('%s invalidates the right tags', (_what, body, tags) => {
  expect(contentTags(body)).toEqual(tags)
})
