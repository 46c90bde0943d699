import type { Operation } from '../operation.ts'
import type { NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables, SetNewsletterSubscriptionMutation, SetNewsletterSubscriptionMutationVariables } from './types.ts'

export const NewsletterSubscriptionOperation: Operation<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables> = {
  name: 'NewsletterSubscription',
  query: 'query NewsletterSubscription{customer{email is_subscribed}}',
}

export const SetNewsletterSubscriptionOperation: Operation<SetNewsletterSubscriptionMutation, SetNewsletterSubscriptionMutationVariables> = {
  name: 'SetNewsletterSubscription',
  query: 'mutation SetNewsletterSubscription($isSubscribed:Boolean!){updateCustomerV2(input:{is_subscribed:$isSubscribed}){customer{is_subscribed}}}',
}
