import { describe, expect, test } from 'vitest'
import { allBreaks } from './all-breaks.ts'
import { promiseOf } from './break.ts'
import { problemOf, syntaxProblemOf } from './checkout.ts'
import { readClauses } from './clauses.ts'
import { testsOf } from './tests-of.ts'

const breaks = await allBreaks()
const clauses = readClauses()

describe('kept breaks', () => {
  test('every clause of every promise has a break', () => {
    const broken = new Set(breaks.map(({ clause }) => clause))
    expect(clauses.filter((clause) => !broken.has(clause))).toEqual([])
  })

  test('every break names a clause', () => {
    expect(breaks.filter(({ clause }) => !clauses.includes(clause))).toEqual([])
  })

  test('every break still applies to its file', () => {
    expect(breaks.flatMap((made) => problemOf(made) ?? [])).toEqual([])
  })

  test('every break leaves a file that can be built', () => {
    expect(breaks.flatMap((made) => syntaxProblemOf(made) ?? [])).toEqual([])
  })

  test('every promise has a test', () => {
    const promises = [...new Set(clauses.map(promiseOf))]
    expect(promises.filter((promise) => Object.values(testsOf(promise)).every((files) => files.length === 0))).toEqual([])
  })
})

describe('clauses of a promise', () => {
  test('are its list, or else the promise itself', () => {
    expect(readClauses('- [A-01] one\n- [B-01] two\n  - B-01a: first\n  - B-01b: second\n- [C-01] three')).toEqual(['A-01', 'B-01a', 'B-01b', 'C-01'])
  })
})
