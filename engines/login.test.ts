import { logIn } from './log-in.ts'
import { BANNER, button, field, link, MAIN, TITLE } from './page/target.ts'
import { expect, inLanguage, test } from './test.ts'

const { t, path } = inLanguage('en')

test('a customer corrects a wrong password, sees the account and logs out', async ({ page, shop }) => {
  const customer = await shop.createCustomer()
  await page.goto(path('/login'))
  await logIn(page, t, { ...customer, password: 'Wrong-1894' })
  await expect.poll(() => page.text({ role: 'alert', within: MAIN })).toContain(t('login.problem.wrongCredentials'))
  expect(await page.value(field(t('login.email')))).toBe(customer.email)

  await logIn(page, t, customer)
  await page.expectPath(path('/dashboard/account'))
  await expect.poll(() => page.text(TITLE)).toContain(customer.firstname)
  await page.click(button(t('dashboard.menu.logout'), { within: { role: 'navigation', name: t('dashboard.menu.label') } }))
  await page.expectPath(path('/'))
  await page.expectVisible(link(t('header.account.login'), { within: BANNER }))
})
