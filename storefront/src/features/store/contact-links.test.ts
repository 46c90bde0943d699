import { expect, test } from 'vitest'
import { dialledNumber } from './contact-links.tsx'

test.each([
  ['+48 18 000 00 00', '+48180000000'],
  ['(415) 555-0100', '4155550100'],
  ['+48–18–000', '+4818000'],
])('%s is dialled as %s', (phone, dialled) => {
  expect(dialledNumber(phone)).toBe(dialled)
})
