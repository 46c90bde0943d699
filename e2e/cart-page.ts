import type { Page } from '@playwright/test'
import { onOperation, type SentOperation } from './gateway-operations.ts'

/** The lines of the cart page. */
export const lines = (page: Page) => page.getByRole('main').locator('li[id^="line-"]')

/** Records the page's operations from now on, with their variables. */
export function recordOperations(page: Page) {
  const calls: SentOperation[] = []
  onOperation(page, (sent) => calls.push(sent))
  return { named: (name: string) => calls.filter(({ operationName }) => operationName === name) }
}
