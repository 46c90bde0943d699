import type { Page } from '@playwright/test'
import { takeOperation } from './take-operation.ts'
import { expect } from './test.ts'
import type { Words } from './words.ts'

/**
 * Clicks "Try again" in a part of the account during an outage and waits for its request. A part also retries by itself: that request is
 * held, so that the next one comes from the click.
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
