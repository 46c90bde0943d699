import { expect, test } from 'vitest'
import { commandOf, readOptions } from './options.ts'

test.each([
  ['--seed 7 --requests 100'],
  ['--seed 7 --requests 100 --only backend --only pages'],
  ['--seed 7 --requests 100 --only backend --path 3:1:0'],
])('the command for the same requests repeats %s', (input) => {
  expect(commandOf(readOptions(input.split(' ')))).toBe(`npm run fuzz -- ${input}`)
})

test.each([
  ['--only nothing', '--only nothing'],
  ['--seed seven', "--seed must be a whole number, not 'seven'"],
  ['--path 3:1', '--path needs the --seed'],
])('%s is refused with a reason', (input, reason) => {
  expect(() => readOptions(input.split(' '))).toThrow(reason)
})
