import type { Page } from '@playwright/test'

/** The lines of the cart page. */
export const lines = (page: Page) => page.getByRole('main').locator('li[id^="line-"]')
