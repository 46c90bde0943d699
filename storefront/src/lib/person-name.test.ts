import { describe, expect, test } from 'vitest'
import { isPersonName } from './person-name.ts'

describe('a person’s name', () => {
  test.each(['Agata', 'Żółć-Wierch', "O'Brien", 'Anna Maria', 'Ł’Ó', '李明', 'नेहा'])('%s is valid', (text) => expect(isPersonName(text)).toBe(true))
  test.each(['A', 'R2D2', 'a@b', '-Anna', '<b>x</b>', ''])('%s is invalid', (text) => expect(isPersonName(text)).toBe(false))
})
