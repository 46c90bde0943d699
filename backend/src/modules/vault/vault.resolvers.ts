import type { Resolvers } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCustomer } from '../identity/identity.ts'

/** No payment method of this shop stores tokens, so every customer's vault is empty. */
export const vaultResolvers: Resolvers = {
  Query: {
    customerPaymentTokens: (_, __, context) => {
      requireCustomer(context)
      return { items: [] }
    },
  },
  Mutation: {
    deletePaymentToken: (_, { public_hash: hash }, context) => {
      requireCustomer(context)
      throw refused('vault.tokenNotFound', { hash })
    },
  },
}
