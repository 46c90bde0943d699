import { expect, test } from 'vitest'
import { CHAOS_USAGE, readOptions } from './options.ts'

test('the usage names each option with its default', () => {
  const { orders, shoppers, storefronts, minutes } = readOptions([])
  for (const option of [`--orders ${orders} `, `--shoppers ${shoppers} `, `--storefronts ${storefronts} `, `--minutes ${minutes} `, '--seed ', '--calm ']) expect(CHAOS_USAGE).toContain(option)
})

test.each([
  ['--orders none', '--orders none: a whole number of at least 1 is required'],
  ['--storefronts 3', '--storefronts 3: a whole number of at least 1 and at most 2 is required'],
  ['--order 5', "Unknown option '--order'"],
])('%s is refused with a reason', (input, reason) => {
  expect(() => readOptions(input.split(' '))).toThrow(reason)
})
