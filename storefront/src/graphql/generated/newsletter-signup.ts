import type { Operation } from '../operation.ts'
import type { SubscribeEmailToNewsletterMutation, SubscribeEmailToNewsletterMutationVariables } from './types.ts'

export const SubscribeEmailToNewsletterOperation: Operation<SubscribeEmailToNewsletterMutation, SubscribeEmailToNewsletterMutationVariables> = {
  name: 'SubscribeEmailToNewsletter',
  query: 'mutation SubscribeEmailToNewsletter($email:String!){subscribeEmailToNewsletter(email:$email){status}}',
}
