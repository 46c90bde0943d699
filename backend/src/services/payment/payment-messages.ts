import { messagesByLocale } from '../../i18n/languages.ts'

export interface PaymentMessages {
  readonly title: string
  readonly order: (number: string) => string
  readonly amount: string
  readonly test: string
  readonly approve: string
  readonly refuse: string
  readonly abandon: string
  readonly refused: string
  readonly paid: string
  readonly impossible: string
  readonly unknown: string
  readonly foreign: string
  readonly back: string
}

export const paymentMessages = await messagesByLocale<PaymentMessages>(async (language) => (await import(`./messages/${language}.ts`)).messages)
