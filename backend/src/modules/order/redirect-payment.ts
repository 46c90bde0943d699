/** The code of the payment method that redirects to a payment page outside the shop. */
export const REDIRECT_PAYMENT = 'sandbox_redirect'

export const PAYMENT_PATH = '/payment/redirect'

/** The payment page of the order with this token. */
export const paymentPage = (publicUrl: string, token: string): string => `${publicUrl}${PAYMENT_PATH}?${new URLSearchParams({ token })}`
