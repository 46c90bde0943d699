import type { Locator, Page } from '@playwright/test'

/** The list of orders; each order's page is below it. */
export const ORDERS = '/dashboard/orders'
export const BOTTLE = { sku: 'HAL-SIK' }

export const main = (page: Page): Locator => page.getByRole('main')

/** The order page's text under a label, such as an address. */
export const term = (page: Page, label: string): Locator =>
  main(page).locator('dt', { hasText: new RegExp(`^${label}`) }).locator('xpath=following-sibling::dd[1]')
