import { expect, test } from 'vitest'
import type { ContentBlock } from './content-entry.ts'
import { varyBlocks } from './vary-blocks.ts'

let ids = 0
const blocksOf = (texts: string): ContentBlock[] =>
  texts.split('').map((text) => ({ id: String(ids++), component: { name: 'Text', options: { text } } }))
const textsOf = (blocks: readonly ContentBlock[]) => blocks.map(({ component }) => component.options.text).join('')

const vary = (entry: string, ...variations: string[]) =>
  varyBlocks(blocksOf(entry), variations.map((texts, index) => ({ id: `v${index + 1}`, testRatio: 0.2, data: { blocks: blocksOf(texts) } }))).map(
    ({ blocks, alternatives }) => [textsOf(blocks), Object.fromEntries(Object.entries(alternatives).map(([id, other]) => [id, textsOf(other)]))],
  )

test.each([
  ['no variation', ['abc'], [['abc', {}]]],
  ['the same', ['abc', 'abc'], [['abc', {}]]],
  ['the first block', ['abc', 'xbc'], [['a', { v1: 'x' }], ['bc', {}]]],
  ['the first and the last', ['abcd', 'xbcy'], [['a', { v1: 'x' }], ['bc', {}], ['d', { v1: 'y' }]]],
  ['one more in the middle', ['abc', 'abxc'], [['ab', {}], ['', { v1: 'x' }], ['c', {}]]],
  ['one less', ['abc', 'ac'], [['a', {}], ['b', { v1: '' }], ['c', {}]]],
  ['another one for each', ['abc', 'axc', 'ayc'], [['a', {}], ['b', { v1: 'x', v2: 'y' }], ['c', {}]]],
  ['something in one of two', ['abc', 'abc', 'abx'], [['ab', {}], ['c', { v2: 'x' }]]],
  ['everything', ['ab', 'xyz'], [['ab', { v1: 'xyz' }]]],
  ['a repeated block', ['aa', 'aaa'], [['aa', {}], ['', { v1: 'a' }]]],
])('[CONTENT-02] separates shared blocks from replaced ones: %s', (_what, [entry = '', ...variations], stretches) => {
  expect(vary(entry, ...(variations as string[]))).toEqual(stretches)
})
