import { transaction } from '../../database/transaction.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { toUid } from '../../graphql/uid.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireActiveCustomer, requireConfirmed } from '../identity/customer-access.ts'
import { findCustomerByEmail, groupName } from '../identity/customer.repository.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { requireCustomer } from '../identity/identity.ts'
import { setting } from '../store/settings.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail, resendConfirmation } from './confirm-email.ts'
import { attributeValues } from './customer-attributes.ts'
import { deleteCustomerData } from './deletion.repository.ts'
import { register } from './register.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { deleteTokens } from './token.repository.ts'
import { updateCustomer, updateCustomerEmail } from './update-customer.ts'

export const customerResolvers: Resolvers = {
  Query: {
    customer: (_, __, context) => requireActiveCustomer(context),
    isEmailAvailable: (_, { email }, context) => ({ is_email_available: isEmailAvailable(context, email) }),
  },
  Mutation: {
    generateCustomerToken: async (_, { email, password }, context) => ({ token: await signIn(context, email, password) }),
    revokeCustomerToken: (_, __, context) => {
      deleteTokens(context.database, requireCustomer(context).id)
      return { result: true }
    },
    createCustomer: async (_, { input }, context) => ({ customer: await register(context, input) }),
    createCustomerV2: async (_, { input }, context) => ({ customer: await register(context, input) }),
    updateCustomer: async (_, { input }, context) => ({ customer: await updateCustomer(context, input) }),
    updateCustomerV2: async (_, { input }, context) => ({ customer: await updateCustomer(context, input) }),
    updateCustomerEmail: async (_, { email, password }, context) => ({ customer: await updateCustomerEmail(context, email, password) }),
    changeCustomerPassword: (_, { currentPassword, newPassword }, context) => changePassword(context, currentPassword, newPassword),
    requestPasswordResetEmail: (_, { email }, context) => requestReset(context, email),
    resetPassword: (_, { email, resetPasswordToken, newPassword }, context) =>
      resetPassword(context, email, resetPasswordToken, newPassword),
    confirmEmail: (_, { input }, context) => ({ customer: confirmEmail(context, input.email, input.confirmation_key) }),
    resendConfirmationEmail: (_, { email }, context) => resendConfirmation(context, email),
    deleteCustomer: (_, __, context) => deleteCustomer(context),
  },
  Customer: {
    // Magento hides the ids of customers: null until 2.4.9, which declares the field required and returns the uid.
    id: ({ id }, _, __, { returnType }) => (String(returnType) === 'ID!' ? (toUid(id) as never) : null),
    date_of_birth: ({ dateOfBirth }) => dateOfBirth,
    default_billing: ({ defaultBillingId }) => defaultBillingId?.toString() ?? null,
    default_shipping: ({ defaultShippingId }) => defaultShippingId?.toString() ?? null,
    created_at: ({ createdAt }) => createdAt.slice(0, 19).replace('T', ' '),
    allow_remote_shopping_assistance: ({ allowsRemoteAssistance }) => allowsRemoteAssistance === 1,
    // 2.4.9 returns the uid and no longer the name.
    group: ({ groupId }, _, { database }) => ({ name: groupName(database, groupId) ?? null, uid: toUid(groupId) }),
    confirmation_status: (customer, _, context) => {
      requireConfirmed(context, customer)
      const isConfirmationRequired = setting(context.database, 'customer/create_account/confirm')
      return isConfirmationRequired ? 'ACCOUNT_CONFIRMED' : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED'
    },
    custom_attributes: ({ id }, { attributeCodes }, context) => attributeValues(context, id, attributeCodes),
  },
}

/** Deletes all personal data except placed orders, which the shop must keep; they lose their customer. */
function deleteCustomer(context: Context): boolean {
  const { database } = context
  transaction(database, () => deleteCustomerData(database, requireActiveCustomer(context), context.now))
  return true
}

/** Magento returns true for every address unless a setting lets guests sign in at the checkout, so as not to reveal accounts. */
function isEmailAvailable({ database }: Context, email: string): boolean {
  if (!email) throw refused('availability.emailMissing')
  if (!isEmailAddress(email)) throw refused('availability.emailInvalid')
  return !setting(database, 'checkout/options/enable_guest_checkout_login') || !findCustomerByEmail(database, email)
}
