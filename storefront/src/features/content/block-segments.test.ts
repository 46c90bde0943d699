import { expect, test } from 'vitest'
import type { ContentBlock } from './content-entry.ts'
import { segmentBlocks } from './block-segments.ts'

let ids = 0
const blocksOf = (texts: string): ContentBlock[] =>
  texts.split('').map((text) => ({ id: String(ids++), component: { name: 'Text', options: { text } } }))
const textsOf = (blocks: readonly ContentBlock[]) => blocks.map(({ component }) => component.options.text).join('')

const segmentsOf = (entry: string, ...variations: string[]) =>
  segmentBlocks(blocksOf(entry), variations.map((texts, index) => ({ id: `v${index + 1}`, testRatio: 0.2, data: { blocks: blocksOf(texts) } }))).map(
    ({ blocks, alternatives }) => [textsOf(blocks), Object.fromEntries(Object.entries(alternatives).map(([id, other]) => [id, textsOf(other)]))],
  )

test.each([
  ['no variation', ['abc'], [['abc', {}]]],
  ['an identical variation', ['abc', 'abc'], [['abc', {}]]],
  ['the first block', ['abc', 'xbc'], [['a', { v1: 'x' }], ['bc', {}]]],
  ['the first and the last', ['abcd', 'xbcy'], [['a', { v1: 'x' }], ['bc', {}], ['d', { v1: 'y' }]]],
  ['an added block', ['abc', 'abxc'], [['ab', {}], ['', { v1: 'x' }], ['c', {}]]],
  ['a removed block', ['abc', 'ac'], [['a', {}], ['b', { v1: '' }], ['c', {}]]],
  ['a different block in each variation', ['abc', 'axc', 'ayc'], [['a', {}], ['b', { v1: 'x', v2: 'y' }], ['c', {}]]],
  ['a change in one of two variations', ['abc', 'abc', 'abx'], [['ab', {}], ['c', { v2: 'x' }]]],
  ['everything', ['ab', 'xyz'], [['ab', { v1: 'xyz' }]]],
  ['a repeated block', ['aa', 'aaa'], [['aa', {}], ['', { v1: 'a' }]]],
])('separates shared blocks from replaced ones: %s', (_what, [entry = '', ...variations], segments) => {
  expect(segmentsOf(entry, ...(variations as string[]))).toEqual(segments)
})
