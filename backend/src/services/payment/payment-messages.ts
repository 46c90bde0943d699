import { messagesByLocale } from '../../i18n/languages.ts'
import type { DetailError, PaymentField, PaymentWay } from './payment-details.ts'

export interface PaymentMessages {
  readonly title: string
  readonly order: (number: string) => string
  readonly ways: Readonly<Record<PaymentWay, { readonly title: string; readonly help: string; readonly instead: string }>>
  readonly fields: Readonly<Record<PaymentField, string>>
  readonly examples: Readonly<Record<PaymentField, string>>
  readonly errors: Readonly<Record<DetailError, string>>
  readonly check: string
  readonly test: string
  readonly accepted: string
  readonly acceptedLikeOthers: string
  readonly refusedByBank: string
  readonly expiredCode: string
  readonly anyDateAndCvc: string
  readonly pay: string
  readonly cancel: string
  readonly leave: string
  readonly refused: string
  readonly paid: string
  readonly impossible: string
  readonly unknown: string
  readonly foreign: string
  readonly back: string
}

export const paymentMessages = await messagesByLocale<PaymentMessages>(async (language) => (await import(`./messages/${language}.ts`)).messages)
