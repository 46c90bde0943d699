import { BUDGETS } from '../bench/budgets.ts'
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
