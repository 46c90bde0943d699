import { expect, test } from 'vitest'
import { isSameChoice, readSelectedOptions } from './selected-options.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const colour = { attributeId: 93, optionId: 49 }
const size = { attributeId: 144, optionId: 167 }

test('reads configurable options and passes over everything else', () => {
  const others = [base64('custom-option/1/2'), 'not base64 at all', null]
  const uids = [base64('configurable/93/49'), ...others, base64('configurable/144/167')]
  expect(readSelectedOptions(uids)).toEqual([colour, size])
})

test.each([
  [[colour, size], [colour, size], true],
  [[colour, size], [size, colour], false],
  [[colour], [colour, size], false],
  [[colour, size], [colour, { ...size, optionId: 168 }], false],
  [[], [], true],
])('%j and %j are the same choice: %s', (one, other, same) => {
  expect(isSameChoice(one, other)).toBe(same)
})
