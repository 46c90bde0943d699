import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { ServerError, StoreError } from '../../storefront/src/graphql/errors.ts'
import { textsOf } from './rendered.fixture.ts'

const PARTS = ['email', 'customerAddress', 'shippingAddress', 'billingAddress', 'shippingAndBillingAddress', 'shippingMethod']
const refused = new StoreError('"city" is required. Enter and try again.', 'invalid-input')
const known = new StoreError('"city" is required.', 'invalid-input', { reason: 'fieldMissing', field: 'city' })
const down = new ServerError('SetBillingAddressOnCart', 'the server answered 502')

test.each(['en', 'pl'] as const)('[CHK-10] each refused part is named, with the refusal or an outage as the reason, in %s', async (language) => {
  const t = translatorFor(language, '')
  for (const part of PARTS) {
    const notice = (error: Error) => textsOf('checkout/refusal-notice.tsx', 'RefusalNotice', { refusal: { part, error } }, language)
    expect(await notice(refused)).toEqual([t(`checkout.refusal.${part}`), t('checkout.refusal.unknown'), t('checkout.refusal.quoted', { message: refused.message }).replaceAll('"', '&quot;')])
    expect(await notice(known)).toEqual([t(`checkout.refusal.${part}`), t('checkout.refusal.because.fieldMissing', { field: 'city' })])
    for (const reason of ['cartGone', 'cartForeign'] as const) {
      expect(await notice(new StoreError('The cart VUIQ9w7 is not active.', 'not-allowed', { reason }))).toEqual([t(`checkout.refusal.${part}`), t(`checkout.refusal.because.${reason}`)])
    }
    expect(await notice(down)).toEqual([t(`checkout.refusal.${part}`), t('checkout.refusal.unreachable')])
  }
})
