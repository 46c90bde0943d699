import { compactIban } from '../lib/iban.ts'
import { isWebAddress } from './address-schema.ts'
import { flag, names, optionalIban, pairs, readNames, readPairs, text } from './schema.ts'
import type { Values } from './setting.ts'

/** Magento's own methods whose orders are complete without a payment service. */
export const OWN_OFFLINE_METHODS: readonly string[] = ['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder', 'free']

/** Where shoppers transfer the amount of their orders. */
export interface BankAccount {
  readonly recipient: string
  /** Without spaces. */
  readonly iban: string
}

export interface PaymentSettings {
  /** Addresses of the payment services that take over once an order is placed, by the backend's code of the payment method. */
  readonly paymentPages: Readonly<Record<string, string>>
  /** The codes of the methods whose orders are complete without a payment service, Magento's own among them. */
  readonly offlinePaymentMethods: readonly string[]
  readonly bankAccount: BankAccount | undefined
  /** Whether the backend adds nothing to an order that is paid on delivery. */
  readonly isCashOnDeliveryFree: boolean
}

export const paymentSettings = () => ({
  PAYMENT_PAGES: {
    schema: pairs((method, page) => isMethodCode(method) && isWebAddress(page), 'method=address, as in my_psp=https://pay.example/start'),
    shownDefault: 'the embedded service with the embedded backend',
    about: 'method=address pairs: the page where a placed order with that payment method is paid.',
    more: 'Such as `my_psp=https://pay.example/start`. Needs Magento 2.4.7.',
  },
  OFFLINE_PAYMENT_METHODS: {
    schema: names(isMethodCode, 'codes of payment methods such as shop_invoice'),
    about: "Codes of further payment methods whose orders are paid outside the shop, such as shop_invoice; Magento's own need not be listed.",
    more: 'A method that neither this nor `PAYMENT_PAGES` names is not offered ([more](magento.md#payment-methods)).',
  },
  BANK_TRANSFER_IBAN: {
    schema: optionalIban(),
    shownDefault: "the sample shop's with the embedded backend",
    about: 'IBAN of the account for payments by bank transfer, which Magento does not report.',
    more: 'The page of a placed order shows it with the amount and the reference, for Polish accounts also as a QR code. Without one, it refers to the confirmation.',
  },
  BANK_TRANSFER_RECIPIENT: {
    schema: text(),
    shownDefault: "the sample shop's with the embedded backend",
    about: 'Holder of that account; required with BANK_TRANSFER_IBAN.',
  },
  CASH_ON_DELIVERY_FREE: {
    schema: flag(),
    fallback: '0',
    shownDefault: '`1` with the embedded backend, else `0`',
    about: '1 if the backend charges nothing for cash on delivery: the payment step says so.',
    more: 'A fee comes from a module; name it in the title of the payment method.',
  },
})

export const readPayment = (values: Values<typeof paymentSettings>): PaymentSettings => ({
  paymentPages: Object.fromEntries(readPairs(values.PAYMENT_PAGES)),
  offlinePaymentMethods: [...new Set([...OWN_OFFLINE_METHODS, ...readNames(values.OFFLINE_PAYMENT_METHODS)])],
  bankAccount: readBankAccount(values.BANK_TRANSFER_IBAN, values.BANK_TRANSFER_RECIPIENT),
  isCashOnDeliveryFree: values.CASH_ON_DELIVERY_FREE === '1',
})

/** As Magento's configuration has it; a title has blanks. */
function isMethodCode(code: string): boolean {
  return /^[\w-]+$/.test(code)
}

function readBankAccount(iban: string, recipient: string): BankAccount | undefined {
  if (!iban) return undefined
  if (!recipient) throw new Error('Invalid environment variables: BANK_TRANSFER_RECIPIENT must be set with BANK_TRANSFER_IBAN')
  return { recipient, iban: compactIban(iban) }
}
