import { expect, test } from 'vitest'
import { groupIban, isIban } from './iban.ts'

test.each([
  ['PL61 1090 1014 0000 0712 1981 2874', true],
  ['pl61109010140000071219812874', true],
  ['DE89 3704 0044 0532 0130 00', true],
  ['GB29NWBK60161331926819', true],
  ['PL61 1090 1014 0000 0712 1981 2875', false],
  ['PL16 1090 1014 0000 0712 1981 2874', false],
  ['PL61 1090 1014 0000 0712 1981', false],
  ['61 1090 1014 0000 0712 1981 2874', false],
  ['PL61-1090-1014-0000-0712-1981-2874', false],
])('[CHK-18] %s is an IBAN: %s', (given, is) => expect(isIban(given)).toBe(is))

test('[CHK-18] an account number is read in groups of four', () => {
  expect(groupIban('PL61109010140000071219812874')).toBe('PL61 1090 1014 0000 0712 1981 2874')
  expect(groupIban('GB29NWBK60161331926819')).toBe('GB29 NWBK 6016 1331 9268 19')
})
