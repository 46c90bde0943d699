import type { Page } from '@playwright/test'
import { FAILED_REQUEST, failOperation } from './gateway-operations.ts'
import { expect, test } from './test.ts'
import { guestsOrder, uniqueEmail, WithdrawalPage } from './withdrawal-page.ts'

test.use({ expectedErrors: [/Failed to load resource|could not be (loaded|sent)/] })

const answer = (page: Page, path: string, status: number, json: object) =>
  page.route(path, (route) => route.fulfill({ status, json, headers: { 'x-request-id': FAILED_REQUEST } }))

test('[OPS-03] reviews that cannot be loaded name their request', async ({ page, t }) => {
  await page.goto('/giewont-grid-fleece#reviews')
  await failOperation(page, 'ProductReviewPage', FAILED_REQUEST)
  await page.getByRole('group', { name: t('review.byStars') }).getByRole('button').first().click()
  const failed = page.getByRole('alert').filter({ hasText: t('review.failed') })
  await expect(failed).toContainText(t('toast-messages.reference', { id: FAILED_REQUEST }))
})

test('[OPS-03] a withdrawal that the shop cannot store names its request, and a refused one does not', async ({ page, shop, t }) => {
  const form = new WithdrawalPage(page, t)
  await page.goto('/withdrawal')
  await form.fill(await guestsOrder(shop, uniqueEmail()))
  await form.continueButton.click()
  const failed = page.getByRole('main').getByRole('alert')
  await answer(page, '**/api/withdrawal', 500, {})
  await form.confirmButton.click()
  await expect(failed).toContainText(t('toast-messages.reference', { id: FAILED_REQUEST }))

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await answer(page, '**/api/withdrawal', 413, {})
  await form.confirmButton.click()
  await expect(failed).toContainText(t('withdrawal.problem.unreachable'))
  await expect(failed).not.toContainText(FAILED_REQUEST)
})

for (const status of [200, 502]) {
  test(`[OPS-03] a stock alert that is not stored names its request: status ${status}`, async ({ page, t }) => {
    await page.goto('/zawrat-beanie')
    await answer(page, '**/api/stock-alert', status, { outcome: 'unreachable' })
    await page.getByRole('main').getByRole('button', { name: t('product.alert') }).first().click()
    const dialog = page.getByRole('dialog', { name: t('stockAlert.title') })
    const variants = dialog.getByRole('combobox')
    await variants.selectOption({ index: 1 })
    await dialog.getByRole('textbox', { name: t('stockAlert.email') }).fill('agata@example.com')
    await dialog.getByRole('button', { name: t('stockAlert.submit') }).click()
    await expect(dialog.getByRole('alert')).toContainText(t('stockAlert.problem.unreachable'))
    await expect(dialog.getByRole('alert')).toContainText(t('toast-messages.reference', { id: FAILED_REQUEST }))
  })
}
