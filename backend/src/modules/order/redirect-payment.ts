/** The code of the payment that is made on a page of its own, away from the shop. */
export const REDIRECT_PAYMENT = 'sandbox_redirect'

export const PAYMENT_PATH = '/payment/redirect'

/** Where an order with this token is paid. */
export const paymentPage = (publicUrl: string, token: string): string => `${publicUrl}${PAYMENT_PATH}?${new URLSearchParams({ token })}`
