import type { Page } from '@playwright/test'
import { takeOperation } from './take-operation.ts'

/** From now on, the gateway answers this operation with an outage. */
export function failOperation(page: Page, operationName: string): Promise<void> {
  return takeOperation(page, operationName, (route) => route.fulfill({ status: 502, json: { errors: [{ message: 'The shop cannot be reached.' }] } }))
}
