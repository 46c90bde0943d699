/** Fields that send a message or concern an account. A token's action is the name of its field. */
export const GUARDED_FIELDS: ReadonlySet<string> = new Set([
  'contactUs',
  'createCustomerV2',
  'createProductReview',
  'generateCustomerToken',
  'requestPasswordResetEmail',
  'resendConfirmationEmail',
  // No field of the backend: the request for a mail about a product that is back.
  'stockAlert',
  'subscribeEmailToNewsletter',
])
