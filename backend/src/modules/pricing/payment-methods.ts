export interface PaymentMethod {
  readonly code: string
  readonly title: string
}

/** Magento's only method for a total of 0. */
export const FREE = 'free'

/** Magento also lists the other methods for a total of 0, although it then accepts only `free`. */
export function listedPaymentMethods(methods: readonly PaymentMethod[], grandTotal: number): PaymentMethod[] {
  return methods.filter(({ code }) => code !== FREE || grandTotal === 0)
}

export function acceptsPayment(methods: readonly PaymentMethod[], code: string, grandTotal: number): boolean {
  return methods.some((method) => method.code === code) && (code === FREE) === (grandTotal === 0)
}
