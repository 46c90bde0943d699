/** Fields that send something to a person, or concern an account. A token's action is the name of the field that it was created for. */
export const GUARDED_FIELDS: ReadonlySet<string> = new Set([
  'contactUs',
  'createCustomerV2',
  'createProductReview',
  'generateCustomerToken',
  'requestPasswordResetEmail',
  'resendConfirmationEmail',
  'subscribeEmailToNewsletter',
])
