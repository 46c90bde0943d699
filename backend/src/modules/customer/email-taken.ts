/** Magento's sentence; its category is another one in registering than in changing. */
export const EMAIL_TAKEN = 'A customer with the same email address already exists in an associated website.'
