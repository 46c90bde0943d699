import { expect, test } from 'vitest'
import { readEnvFile } from './read-env-file.mjs'

test.each([
  ['A=1', '1'],
  ['A = 1 ', '1'],
  ['export A=1', '1'],
  ['A=one two # why', 'one two'],
  ['A="one # two"', 'one # two'],
  ["A='one'", 'one'],
  ['A=Mg==', 'Mg=='],
  ['A=', ''],
  ['A=1\r', '1'],
  ['A=0\nA=1', '1'],
])('reads %j', (text, value) => {
  expect(readEnvFile(text)).toEqual({ A: value })
})

test.each(['# A=1', '', 'A', '=1'])('passes over %j', (text) => {
  expect(readEnvFile(text)).toEqual({})
})
