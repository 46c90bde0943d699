import { transaction } from '../../database/transaction.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { isSubscribed } from './newsletter.repository.ts'
import { subscribeEmail } from './subscription.ts'

export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeEmailToNewsletter: (_, { email }, context) => ({
      status: transaction(context.database, () => subscribeEmail(context, email)),
    }),
  },
  Customer: {
    is_subscribed: ({ id }, _, { database }) => isSubscribed(database, id),
  },
}
