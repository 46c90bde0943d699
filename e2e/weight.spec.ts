import { BUDGETS, DASHBOARD_BUDGET } from '../bench/budgets.ts'
import { weighPage } from '../bench/page-weight.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, test } from './test.ts'

for (const [name, { path, scripts, html }] of Object.entries(BUDGETS)) {
  test(`the ${name} page stays within its budget`, async ({ browser }) => {
    const weight = await weighPage(browser, `${SHOP_URL}${path}`)
    expect(weight.scripts.gzip, 'kB of script, gzip').toBeLessThanOrEqual(scripts)
    if (!html) return
    expect(weight.html.raw, 'kB of HTML').toBeLessThanOrEqual(html.raw)
    expect(weight.html.gzip, 'kB of HTML, gzip').toBeLessThanOrEqual(html.gzip)
  })
}

test('every page of the account stays within its budget', { tag: '@thorough' }, async ({ browser, shop }) => {
  test.slow()
  const customer = await shop.createCustomer()
  for (const page of DASHBOARD_BUDGET.pages) {
    const { scripts } = await weighPage(browser, `${SHOP_URL}/dashboard/${page}`, (context) => shop.logIn(context, customer))
    expect(scripts.gzip, `kB of script on ${page}, gzip`).toBeLessThanOrEqual(DASHBOARD_BUDGET.scripts)
  }
})
