/** The payment methods of the page, by the end of the backend's code. */
export const PAYMENT_WAYS = ['blik', 'card'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

export const FIELDS = { blik: ['code'], card: ['number', 'expiry', 'cvc'] } as const satisfies Record<PaymentWay, readonly string[]>
export type PaymentField = (typeof FIELDS)[PaymentWay][number]

export type DetailError = 'code' | 'codeExpired' | 'number' | 'numberUnknown' | 'expiry' | 'cardExpired' | 'cvc'
export type DetailErrors = Readonly<Partial<Record<PaymentField, DetailError>>>

/** Numbers with which a shopper can try each outcome. A card that is not listed is rejected, so that nobody enters a real one. */
export const TEST_NUMBERS = {
  blik: { accepted: '777 123', refused: '777 000', expired: '111 111' },
  card: { accepted: ['4111 1111 1111 1111', '5555 5555 5555 4444'], refused: '4000 0000 0000 0002' },
} as const

/** What the bank answers, or what has to be corrected before it is asked. */
export type Checked = { readonly kind: 'accepted' | 'refused' } | { readonly kind: 'wrong'; readonly errors: DetailErrors }

export function checkDetails(way: PaymentWay, given: (field: PaymentField) => string, now: Date): Checked {
  const errors = way === 'blik' ? blikErrors(given('code')) : cardErrors(given, now)
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  return { kind: compact(given(FIELDS[way][0])) === compact(TEST_NUMBERS[way].refused) ? 'refused' : 'accepted' }
}

export function isLuhnValid(digits: string): boolean {
  const sum = Array.from(digits).toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const compact = (text: string): string => text.replaceAll(/[\s-]/g, '')

function blikErrors(given: string): DetailErrors {
  const code = compact(given)
  if (!/^\d{6}$/.test(code)) return { code: 'code' }
  return code === compact(TEST_NUMBERS.blik.expired) ? { code: 'codeExpired' } : {}
}

function cardErrors(given: (field: PaymentField) => string, now: Date): DetailErrors {
  const number = numberError(compact(given('number')))
  const expiry = expiryError(given('expiry'), now)
  const isCvc = /^\d{3}$/.test(given('cvc').trim())
  return { ...(number && { number }), ...(expiry && { expiry }), ...(!isCvc && { cvc: 'cvc' as const }) }
}

function numberError(number: string): DetailError | undefined {
  if (!/^\d{13,19}$/.test(number) || !isLuhnValid(number)) return 'number'
  const known = [...TEST_NUMBERS.card.accepted, TEST_NUMBERS.card.refused].map(compact)
  return known.includes(number) ? undefined : 'numberUnknown'
}

/** A card is valid to the end of its month. */
function expiryError(given: string, now: Date): DetailError | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(given.trim()) ?? []
  if (!month) return 'expiry'
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime() ? undefined : 'cardExpired'
}
