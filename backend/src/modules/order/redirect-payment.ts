/** Payment methods that redirect to a payment page outside the shop. */
const PREFIX = 'sandbox_'

export const isRedirectPayment = (code: string): boolean => code.startsWith(PREFIX)

export const PAYMENT_PATH = '/payment/redirect'

/** The payment page of the order with this token. */
export const paymentPage = (publicUrl: string, token: string): string => `${publicUrl}${PAYMENT_PATH}?${new URLSearchParams({ token })}`
