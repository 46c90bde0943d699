import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import type { Words } from './words.ts'

/**
 * Presses "Try again" in a part of the account while the shop is still away, and waits until it has asked. A part also asks by itself: once the
 * shop answers, the button may be gone before it is pressed.
 */
export async function pressRetry(page: Page, t: Words, operationName: string): Promise<void> {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/graphql') && request.postData()?.includes(`"${operationName}"`) === true)
  await page.getByRole('button', { name: t('dashboard.part.retry') }).click()
  expect((await asked).method()).toBe('POST')
}
