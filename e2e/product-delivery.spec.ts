import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import { watchShifts } from './watch-shifts.ts'

inBothLanguages((language) => {
  const product = { en: '/siklawa-bottle', pl: '/butelka-siklawa' }[language]
  const DAY = { en: '\\w{3} \\d+ \\w+', pl: '\\S+\\. \\d+\\.\\d\\d' }[language]
  const DAYS = new RegExp(`${{ en: 'Delivery', pl: 'Dostawa:' }[language]} ${DAY} – ${DAY}`)
  const PRICES = { en: [/PLN.14\.99$/, /PLN.18\.99$/, /Free$/], pl: [/14,99.zł$/, /18,99.zł$/, /Gratis$/] }[language]

  const COLLECTED = PRICES[2]
  const READY = new RegExp(`${{ en: 'Ready to collect from', pl: 'Do odbioru od' }[language]} ${DAY}`)

  test('[PDP-15] a product page says when a delivery arrives, and what each method costs', { tag: ['@polish', '@phone'] }, async ({ page, path, t }) => {
    // High enough for the whole box: a shift below the viewport is not counted.
    await page.setViewportSize({ ...page.viewportSize()!, height: 2000 })
    const shifts = await watchShifts(page)
    await page.goto(path(product))
    const box = page.getByRole('region', { name: t('product.buy') })
    await expect(box).toContainText(DAYS)
    expect(await shifts(), 'the days take the place of the text before them').toBe(0)
    const first = await box.locator('time').first().getAttribute('datetime')
    expect(new Date(first!).getTime(), 'not a past day').toBeGreaterThan(Date.now() - 24 * 60 * 60 * 1000)
    const methods = box.getByRole('button', { name: new RegExp(t('delivery.methods', { code: 'PL', country: 'Poland' })) })
    await expect(methods).toHaveAttribute('aria-expanded', 'false')
    await methods.click()
    const list = box.getByRole('listitem').filter({ hasNot: page.getByRole('button') }).filter({ hasText: /1[48][.,]99|Free|Gratis/ })
    await expect(list).toHaveCount(PRICES.length)
    for (const price of PRICES) await expect(list.filter({ hasText: price }).first()).toContainText(price === COLLECTED ? READY : DAYS)
    expect(await violations(page)).toEqual([])
    await methods.click()
    await expect(list).toHaveCount(0)
  })
})

test('[PDP-15] a product that reaches the value of free shipping says so, and a cheaper one does not', async ({ page, t }) => {
  const box = page.getByRole('region', { name: t('product.buy') })
  await page.goto('/krywan-3l-shell')
  await expect(box).toContainText(/Free delivery \w{3} \d/)
  await page.goto('/siklawa-bottle')
  await expect(box).toContainText(/Delivery \w{3} \d/)
  await expect(box).not.toContainText('Free delivery')
})

test('[PDP-15] the delivery of a set and of a group is estimated, too', async ({ page, t }) => {
  const box = page.getByRole('region', { name: t('product.buy') })
  for (const path of ['/hut-week-set', '/siklawa-bottles-for-everybody']) {
    await page.goto(path)
    await box.getByRole('button', { name: new RegExp(t('delivery.methods', { code: 'PL', country: 'Poland' })) }).click()
    await expect(box.getByRole('listitem').filter({ hasText: /Courier.*(Free|PLN)/ }).last()).toBeVisible()
  }
})

test('[PDP-15] a product without an estimate says that the cost follows', async ({ page, t }) => {
  await page.route('**/api/delivery?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/krywan-3l-shell')
  const box = page.getByRole('region', { name: t('product.buy') })
  await box.getByRole('button', { name: new RegExp(t('delivery.methods', { code: 'PL', country: 'Poland' })) }).click()
  await expect(box).toContainText(t('delivery.unknown'))
})

test('an estimate needs a product and a language, and one of an unknown product has no methods', async ({ request }) => {
  expect((await request.get('/api/delivery?sku=HAL-KRY-SPR-M')).status()).toBe(400)
  expect((await request.get('/api/delivery?locale=en')).status()).toBe(400)
  expect((await request.get(`/api/delivery?locale=en&sku=${'x'.repeat(65)}`)).status()).toBe(400)
  const unknown = await request.get('/api/delivery?locale=en&sku=no-such-product')
  expect(await unknown.json()).toEqual([])
})
