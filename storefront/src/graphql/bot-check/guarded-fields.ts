/** What reaches a person or an account. A token's action is the name of the field that it was made for. */
export const GUARDED_FIELDS: ReadonlySet<string> = new Set([
  'contactUs',
  'createCustomerV2',
  'createProductReview',
  'generateCustomerToken',
  'requestPasswordResetEmail',
  'resendConfirmationEmail',
  'subscribeEmailToNewsletter',
])
