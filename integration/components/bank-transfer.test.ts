import { expect, test, vi } from 'vitest'
import { sampleShopSettings } from '../../scripts/sample-shop.mjs'
import { ACCOUNT } from '../../backend/src/sample-shop/sales.ts'
import { textsOf } from './rendered.fixture.ts'

// The code is loaded in the browser alone.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

const account = { recipient: 'Halny sp. z o.o.', iban: 'PL61109010140000071219812874' }

test.each([
  ['en', ['Transfer details', 'We send your order as soon as the transfer arrives.', 'Recipient', account.recipient, 'Account number', 'PL61 1090 1014 0000 0712 1981 2874', 'Payment reference', 'Order 000000042', 'Amount', 'PLN 1,249.50']],
  ['pl', ['Dane do przelewu', 'Zamówienie pakujemy, gdy tylko przelew do nas dotrze.', 'Odbiorca', account.recipient, 'Numer rachunku', 'PL61 1090 1014 0000 0712 1981 2874', 'Tytuł przelewu', 'Zamówienie 000000042', 'Kwota', '1 249,50 zł']],
] as const)('[CHK-18] an order to transfer shows recipient, account, reference and amount, in %s', async (language, expected) => {
  const props = { account, amount: { value: 1249.5, currency: 'PLN' }, orderNumber: '000000042' }
  const texts = await textsOf('payment/bank-transfer-details.tsx', 'BankTransferDetails', props, language)
  expect(texts.slice(0, 10).map((text) => text.replaceAll('\u00A0', ' '))).toEqual(expected)
})

test('[CHK-18] the sample shop’s page and mail name the same account', () => {
  expect(sampleShopSettings('', 0).BANK_TRANSFER_IBAN).toBe(ACCOUNT)
})
