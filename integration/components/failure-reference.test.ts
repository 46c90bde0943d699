import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { textsOf } from './rendered.fixture.ts'

const ID = 'k7f3-q9xm-2rth'
const TEXT = { en: `Reference: ${ID}`, pl: `Numer referencyjny: ${ID}` }

test.each(['en', 'pl'] as const)('[OPS-03] a failed call is named in its message, in %s', async (language) => {
  const t = translatorFor(language, '')
  const problems = [{ reason: 'unreachable', reference: ID }]
  expect(await textsOf('add-to-cart/problems.tsx', 'Problems', { problems }, language)).toEqual([`${t('toast-messages.cart.problem.unreachable')} ${TEXT[language]}`])
  expect(await textsOf('../ui/reference-text.tsx', 'ReferenceText', { failure: { reference: ID } }, language)).toEqual([TEXT[language]])
})

test.each([
  ['en', 1, 'Too many attempts. Try again in 1 minute.'],
  ['en', 15, 'Too many attempts. Try again in 15 minutes.'],
  ['pl', 1, 'Za dużo prób. Spróbuj ponownie za 1 minutę.'],
  ['pl', 2, 'Za dużo prób. Spróbuj ponownie za 2 minuty.'],
] as const)('after too many attempts a message says how long to wait, in %s: %i', async (language, minutes, text) => {
  expect(await textsOf('add-to-cart/problems.tsx', 'Problems', { problems: [{ reason: 'wait', minutes }] }, language)).toEqual([text])
  expect(await textsOf('../ui/reference-text.tsx', 'ReferenceText', { failure: { status: 429, retryAfter: minutes * 60 } }, language)).toEqual([text])
})

test('[OPS-03] and one without a line in the log is not', async () => {
  // The compiler does not follow this path: it checks components with settings of their own.
  const path = '../../storefront/src/ui/failure-reference.tsx'
  const { FailureReference } = (await import(path)) as { FailureReference: (props: { failure: unknown }) => unknown }
  const drawn = (failure: unknown) => isValidElement(FailureReference({ failure }))
  expect([undefined, null, new Error('offline'), { reference: undefined }].map(drawn)).toEqual([false, false, false, false])
  const named = [{ reference: ID }, Object.assign(new Error('502'), { reference: ID }), { kind: 'unreachable', cause: { reference: ID } }]
  expect([...named, { status: 429 }, { kind: 'unreachable', cause: { status: 429 } }].map(drawn)).toEqual([true, true, true, true, true])
})
