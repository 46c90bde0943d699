import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

const messages = { helloTo: (name: string) => `Cześć ${name},`, hello: 'Dzień dobry,' }

test.each([
  ['Anna', 'Cześć Anna,'],
  [' Żaneta Ewa ', 'Cześć Żaneta Ewa,'],
  ['Jean-Luc', 'Cześć Jean-Luc,'],
  ['', 'Dzień dobry,'],
  ['spam.example', 'Dzień dobry,'],
  ['Win 1000', 'Dzień dobry,'],
  ['Anna wygraj teraz nagrodę', 'Dzień dobry,'],
  ['<b>Anna</b>', 'Dzień dobry,'],
])('[CHK-23] a mail to %j begins %j', (name, expected) => expect(greeting(messages, name)).toBe(expected))

test('[CHK-23] a mail to nobody known by name still greets', () => expect(greeting(messages)).toBe('Dzień dobry,'))
