import type { Page } from '@playwright/test'
import { routeOperation } from './gateway-operations.ts'
import { expect } from './test.ts'
import type { Translator } from './translator.ts'

/**
 * Clicks "Try again" in a part of the account during an outage and waits for its request. A part also retries automatically: that
 * request is held, so that the next one comes from the click.
 */
export async function clickRetry(page: Page, t: Translator, operationName: string): Promise<void> {
  const [automatic, byClick] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let attempts = 0
  await routeOperation(page, operationName, async (route) => {
    if (attempts++ === 0) {
      automatic.resolve()
      await byClick.promise
    }
    await route.fallback()
  })
  await automatic.promise
  const retried = page.waitForRequest((request) => request.url().endsWith('/api/graphql') && request.postData()?.includes(`"${operationName}"`) === true)
  await page.getByRole('button', { name: t('dashboard.part.retry') }).click()
  expect((await retried).method()).toBe('POST')
  byClick.resolve()
}
