import { mailsTo } from './outbox.ts'
import { expect, test } from './test.ts'
import { deskRows, guestsOrder, uniqueEmail, WithdrawalPage } from './withdrawal-page.ts'

test.use({ expectedErrors: [/Failed to load resource|The withdrawal could not be sent/] })

test('[WITHDRAW-05] repeated clicks and lost responses result in one declaration', async ({ page, context, shop, t }) => {
  const facts = await guestsOrder(shop, uniqueEmail())
  const form = new WithdrawalPage(page, t)
  await page.goto('/withdrawal')
  await form.fill(facts)
  await form.continueButton.dblclick()

  // The first response is lost.
  let isLost = false
  await page.route('**/api/withdrawal', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await form.confirmButton.click()
  await expect(page.getByText(t('withdrawal.problem.unreachable'))).toBeVisible()
  await form.confirmButton.dblclick()
  const id = await form.declaredId()

  const other = await context.newPage()
  const otherForm = new WithdrawalPage(other, t)
  await other.goto('/withdrawal')
  await otherForm.fill(facts)
  await otherForm.continueButton.click()
  await otherForm.confirmButton.click()
  expect(await otherForm.declaredId(), 'the same in another tab').toBe(id)

  await expect.poll(() => deskRows(facts.number)).toHaveLength(1)
  await expect.poll(async () => (await mailsTo(facts.email)).filter(({ subject }) => subject.includes('W-')).length).toBe(1)
})
