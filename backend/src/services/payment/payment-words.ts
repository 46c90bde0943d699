import { wordsByLocale } from '../../i18n/languages.ts'

export interface PaymentWords {
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

export const paymentWords = await wordsByLocale<PaymentWords>(async (language) => (await import(`./words/${language}.ts`)).words)
