import type { Locator, Page } from '@playwright/test'

/** The product cards of a listing. */
export const cards = (page: Page): Locator => page.locator('.card:not(.card-waiting)')
export const linkOf = (card: Locator): Locator => card.getByRole('heading').getByRole('link')
