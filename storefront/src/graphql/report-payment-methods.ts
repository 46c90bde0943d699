import { readServerSettings } from '../env.ts'

const { paymentPages, offlinePaymentMethods } = readServerSettings()
const reported = new Set<string>()

/** The merchant learns from the log why shoppers do not see a payment method of the backend; once for each code. */
export function reportPaymentMethods(data: Readonly<Record<string, unknown>> | null | undefined): void {
  for (const { code, title } of listedMethods(data)) {
    if (Object.hasOwn(paymentPages, code) || offlinePaymentMethods.includes(code) || reported.has(code)) continue
    reported.add(code)
    console.warn(
      `The payment method '${code}' (${title}) is not offered, because the shop does not know how an order with it is paid: ` +
        'set PAYMENT_PAGES to the page of its payment service, or add it to OFFLINE_PAYMENT_METHODS if it is paid outside the shop',
    )
  }
}

interface ListedMethod {
  readonly code: string
  readonly title: string
}

/** In an answer with a cart: of a query, or of a mutation that returns the cart. */
function listedMethods(data: Readonly<Record<string, unknown>> | null | undefined): readonly ListedMethod[] {
  const carts = Object.values(data ?? {}).flatMap((field) => [field, (field as { cart?: unknown } | null)?.cart])
  return carts.flatMap((cart) => (cart as { available_payment_methods?: readonly (ListedMethod | null)[] | null } | null | undefined)?.available_payment_methods ?? []).filter((method) => method !== null)
}
