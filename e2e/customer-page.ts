import type { BrowserContext, Locator, Page } from '@playwright/test'
import { routeOperation } from './gateway-operations.ts'
import { queryBackend } from './query-backend.ts'
import type { Customer } from './shop-api.ts'
import { expect } from './test.ts'
import type { Translator } from './translator.ts'

export const TOKEN = 'magento_customerToken'
export const SESSION = 'magento_customerSession'
export const CART = 'magento_cartId'

export const cookie = async (context: BrowserContext, name: string) => (await context.cookies()).find((candidate) => candidate.name === name)
export const badge = (page: Page, t: Translator, count: number): Locator => page.getByRole('button', { name: t('header.miniCart.open', { count }) })
export const productLink = (page: Page, name: RegExp): Locator => page.getByRole('main').getByRole('link', { name }).first()

/** Revokes the token without the browser's knowledge. */
export async function revokeToken(context: BrowserContext): Promise<void> {
  await queryBackend('mutation { revokeCustomerToken { result } }', {}, (await cookie(context, TOKEN))!.value)
}

/**
 * Revokes the token while the first request of this operation is in flight.
 * Earlier, another request of the page could end the session first.
 */
export async function revokeTokenDuring(page: Page, operationName: string): Promise<void> {
  let revoked: Promise<void> | undefined
  await routeOperation(page, operationName, async (route) => {
    revoked ??= revokeToken(page.context())
    await revoked
    await route.fallback()
  })
}

/** Opens a page and waits for the customer's data. */
export async function openAs(page: Page, path: string, { firstname }: Customer): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstname)
}
