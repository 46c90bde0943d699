import { expect, test, vi } from 'vitest'
import { askInAnySpelling, postcodeSpellings } from './postcode-spellings.ts'

test.each([
  ['34500', ['34500', '34-500', '345 00']],
  ['34-500', ['34-500', '345 00', '34500']],
  [' 34 – 500', [' 34 – 500', '34 – 500', '34-500', '345 00', '34500']],
  ['sw1a1aa', ['sw1a1aa', 'SW1A1AA', 'SW1A 1AA']],
  ['SW1A 1AA', ['SW1A 1AA', 'SW1A1AA']],
  ['m1 1ae', ['m1 1ae', 'M1 1AE', 'M11AE']],
  ['1012ab', ['1012ab', '1012AB', '1012 AB']],
  ['k1a0b1', ['k1a0b1', 'K1A0B1', 'K1A 0B1']],
  ['1000205', ['1000205', '1000-205']],
  ['902101234', ['902101234', '90210-1234']],
  ['1010', ['1010']],
  ['', ['']],
])('the spellings of %j', (postcode, spellings) => expect(postcodeSpellings(postcode).toSorted()).toEqual(spellings.toSorted()))

const call = (variables: Record<string, unknown>) => ({ operationName: 'GuestOrderByPostcode', query: 'query GuestOrderByPostcode{guestOrder{number}}', variables })
const notFound = { body: { data: null, errors: [{ message: 'No.', extensions: { category: 'graphql-no-such-entity' } }] } }

test('an order that is found, and a refusal of another kind, end the search; otherwise the first answer counts', async () => {
  const found = { body: { data: { guestOrder: { number: '1' } } } }
  const login = { body: { errors: [{ message: 'Log in.', extensions: { category: 'graphql-authentication' } }] } }
  const input = { number: '1', email: 'a@b.pl', postcode: '34500' }
  for (const [answers, outcome] of [[[notFound, found], found], [[notFound, login], login], [[notFound, notFound, notFound], notFound]] as const) {
    const ask = vi.fn<() => Promise<{ body: object }>>()
    for (const answer of answers) ask.mockResolvedValueOnce(answer)
    expect(await askInAnySpelling(call({ input }), ask)).toBe(outcome)
    expect(ask).toHaveBeenCalledTimes(answers.length)
  }
})

test.each([[{ number: '1', email: 'a@b.pl', lastname: 'Wierch' }], [{ input: { number: '1' } }]])('nothing else is asked twice: %j', async (variables) => {
  const ask = vi.fn<() => Promise<{ body: object }>>().mockResolvedValue(notFound)
  await askInAnySpelling(call(variables), ask)
  expect(ask).toHaveBeenCalledOnce()
})
