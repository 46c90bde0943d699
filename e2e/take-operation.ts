import type { Page, Route } from '@playwright/test'

/** From now on the test answers this operation itself. */
export async function takeOperation(page: Page, operationName: string, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/graphql', (route) => {
    const isAsked = (route.request().postDataJSON() as { operationName: string }).operationName === operationName
    return isAsked ? handle(route) : route.fallback()
  })
}
