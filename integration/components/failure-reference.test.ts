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
  expect(await textsOf('../ui/reference-text.tsx', 'ReferenceText', { id: ID }, language)).toEqual([TEXT[language]])
})

test('[OPS-03] and one without a line in the log is not', async () => {
  // The compiler does not follow this path: it checks components with settings of their own.
  const path = '../../storefront/src/ui/failure-reference.tsx'
  const { FailureReference } = (await import(path)) as { FailureReference: (props: { failure: unknown }) => unknown }
  const drawn = (failure: unknown) => isValidElement(FailureReference({ failure }))
  expect([undefined, null, new Error('offline'), { reference: undefined }].map(drawn)).toEqual([false, false, false, false])
  expect([{ reference: ID }, Object.assign(new Error('502'), { reference: ID }), { kind: 'unreachable', cause: { reference: ID } }].map(drawn)).toEqual([true, true, true])
})
