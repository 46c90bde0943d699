import type { Page } from '@playwright/test'
import { takeOperation } from './take-operation.ts'
import { expect } from './test.ts'
import type { Words } from './words.ts'

/**
 * Presses "Try again" in a part of the account while the shop is still away, and waits until it has asked. A part also asks by itself: it is
 * kept waiting for the answer to that, so that what is asked next comes of the press.
 */
export async function pressRetry(page: Page, t: Words, operationName: string): Promise<void> {
  const [byItself, byPress] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let tries = 0
  await takeOperation(page, operationName, async (route) => {
    if (tries++ === 0) {
      byItself.resolve()
      await byPress.promise
    }
    await route.fallback()
  })
  await byItself.promise
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/graphql') && request.postData()?.includes(`"${operationName}"`) === true)
  await page.getByRole('button', { name: t('dashboard.part.retry') }).click()
  expect((await asked).method()).toBe('POST')
  byPress.resolve()
}
