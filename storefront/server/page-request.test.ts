import { expect, test } from 'vitest'
import { pageVariant } from './page-request.ts'

const ahead = (path: string) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': path })

test.each([
  ['a document', {}, 'html', {}],
  ['a payload', { rsc: '1' }, 'payload', { rsc: '1' }],
  ['the tree of segments', ahead('/_tree'), 'tree', ahead('/_tree')],
  ['the head', ahead('/_head'), 'head', ahead('/_head')],
  ['a prefetched payload', { rsc: '1', 'next-router-prefetch': '2', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/en' }, 'payload', { rsc: '1' }],
])('the router gets %s', (_what, headers, name, rendered) => {
  expect(pageVariant(headers)).toEqual({ name, headers: rendered })
})

test.each(['0', '', '1, 1', 'zz1', 'true', ' 1', '__proto__'])('RSC: %j requests the document', (rsc) => {
  expect(pageVariant({ ...ahead('/_tree'), rsc })?.name).toBe('html')
})

test.each(['zz', '', '1, 1', '9'])('Next-Router-Prefetch: %j creates no variant', (prefetch) => {
  expect(pageVariant({ ...ahead('/nonsense'), 'next-router-prefetch': prefetch })?.name).toBe('payload')
})

test.each(['', '/', '/_tree/', '/_full', '/_TREE', '/women', 'constructor', '__proto__'])('no page has a segment %j', (path) => {
  expect(pageVariant(ahead(path))).toBeUndefined()
})
