import { describe, expect, test } from 'vitest'
import { meetsAllRules, meetsRule, PASSWORD_RULES, passwordStrength } from './password-strength.ts'

const rulesMet = (password: string) => PASSWORD_RULES.filter((rule) => meetsRule(password, rule))

test.each([
  ['', []],
  ['giewont', ['lowerCase']],
  ['GIEWONT', ['upperCase']],
  ['1894', ['digit']],
  ['-', ['special']],
  ['giewontt', ['length', 'lowerCase']],
  ['żółw', ['lowerCase']],
  ['ŻÓŁW', ['upperCase']],
  ['Ωμέγα', ['lowerCase', 'upperCase']],
  ['नेपाल', []],
  ['a b', ['lowerCase', 'special']],
  ['😀😀😀😀', ['special']],
  ['Giewont-1894', ['length', 'lowerCase', 'upperCase', 'digit', 'special']],
])('[AUTH-09] %j meets the rules %j', (password, rules) => {
  expect(rulesMet(password)).toEqual(rules)
})

describe('[AUTH-10] strength', () => {
  test.each([
    ['', 'none'],
    ['²', 'weak'],
    ['g', 'weak'],
    ['giewont', 'weak'],
    ['giewontt', 'weak'],
    ['aB1', 'medium'],
    ['Giewontt', 'medium'],
    ['giewont giewont', 'medium'],
    ['Giewont14', 'strong'],
    ['aB1-', 'strong'],
    ['Giewont1894Giewont', 'strong'],
    ['Giewont-14', 'strong'],
    ['Giewont-189', 'strong'],
    ['Giewont-1894', 'veryStrong'],
    ['Żółw-1894-żółw', 'veryStrong'],
    ['Giewont-1😀', 'strong'],
  ])('of %j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))
})

test.each([
  ['Giewont-1', true],
  ['Żaba-123', true],
  ['Żab-123', false],
  ['giewont-1', false],
  ['GIEWONT-1', false],
  ['Giewont--', false],
  ['Giewont11', false],
  ['', false],
])('[AUTH-09] [CHK-09] %j is good enough for an account: %s', (password, isGood) => expect(meetsAllRules(password)).toBe(isGood))
