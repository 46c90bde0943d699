import type { Page, Route } from '@playwright/test'
import type { AnswerBody } from '../storefront/src/graphql/customer-token.ts'
import type { OperationRequest } from '../storefront/src/graphql/operation.ts'
import { addReasons } from '../storefront/src/graphql/refusals/add-reasons.ts'

export interface SentOperation {
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Calls `listener` for each operation that the page sends from now on. */
export function onOperation(page: Page, listener: (operation: SentOperation) => void): void {
  page.on('request', (request) => {
    if (request.url().endsWith('/api/graphql')) listener(request.postDataJSON() as SentOperation)
  })
}

/** The names of the operations that the page sends from now on, in order. */
export function operationsOf(page: Page): string[] {
  const sent: string[] = []
  onOperation(page, ({ operationName }) => sent.push(operationName))
  return sent
}

/** Records the operations that the page sends from now on, with their variables. */
export function recordOperations(page: Page) {
  const sent: SentOperation[] = []
  onOperation(page, (operation) => sent.push(operation))
  return { named: (name: string) => sent.filter(({ operationName }) => operationName === name) }
}

/** Routes this operation to the test's own handler from now on. */
export async function routeOperation(page: Page, operationName: string, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/graphql', (route) => {
    const isMatch = (route.request().postDataJSON() as { operationName: string }).operationName === operationName
    return isMatch ? handle(route) : route.fallback()
  })
}

export const FAILED_REQUEST = 'failed-request'

/** Makes the gateway respond to this operation with an outage from now on. @param requestId what the shop's log calls it */
export function failOperation(page: Page, operationName: string, requestId?: string): Promise<void> {
  const headers: Record<string, string> = requestId === undefined ? {} : { 'x-request-id': requestId }
  return routeOperation(page, operationName, (route) => route.fulfill({ status: 502, headers, json: { errors: [{ message: 'The shop cannot be reached.' }] } }))
}

/** Responds with Magento's message and the reason that the gateway would add. */
export async function fulfillAsGateway(route: Route, answer: AnswerBody): Promise<void> {
  const request = route.request().postDataJSON() as OperationRequest
  await route.fulfill({ json: await addReasons(request, answer, () => Promise.reject(new Error('Unexpected query'))) })
}
