import type { Route } from '@playwright/test'
import type { AnswerBody } from '../storefront/src/graphql/customer-token.ts'
import type { Question } from '../storefront/src/graphql/refusals/ask-back.ts'
import { nameRefusals } from '../storefront/src/graphql/refusals/name-refusals.ts'

/** Answers with Magento's message and the reason that the gateway would add. */
export async function answerAsGateway(route: Route, answer: AnswerBody): Promise<void> {
  const asked = route.request().postDataJSON() as Question
  await route.fulfill({ json: await nameRefusals(asked, answer, () => Promise.reject(new Error('Nothing more is asked'))) })
}
