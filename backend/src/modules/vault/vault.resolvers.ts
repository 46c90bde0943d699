import type { Resolvers } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCustomer } from '../identity/identity.ts'

/** No payment of this shop leaves a token behind, so the vault of every customer is empty. */
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
