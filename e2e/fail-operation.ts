import type { Page } from '@playwright/test'

/** From now on, the gateway cannot reach the backend with this one operation. */
export async function failOperation(page: Page, operationName: string): Promise<void> {
  await page.route('**/api/graphql', (route) => {
    const isAsked = (route.request().postDataJSON() as { operationName: string }).operationName === operationName
    return isAsked ? route.fulfill({ status: 502, json: { errors: [{ message: 'The shop cannot be reached.' }] } }) : route.fallback()
  })
}
