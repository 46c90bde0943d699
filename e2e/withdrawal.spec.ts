import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { orderAsCustomer } from './customer-orders.ts'
import { linkIn, mailsTo } from './outbox.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import { deskRows, guestsOrder, WithdrawalPage } from './withdrawal-page.ts'

const somebody = (): string => `${randomUUID()}@example.com`

inBothLanguages((language) => {
  test('[WITHDRAW-01] [WITHDRAW-02] a guest withdraws from an order: mail, form, confirmation, acknowledgement, desk', { tag: ['@polish', '@phone'] }, async ({ page, path, shop, t }) => {
    const facts = await guestsOrder(shop, somebody(), { urlKey: { en: 'giewont-grid-fleece', pl: 'bluza-polarowa-giewont' }[language], quantity: 2 })
    const [confirmation] = await mailsTo(facts.email)
    const link = new URL(linkIn(confirmation!))
    expect(link.pathname + link.search, 'of the store view in which it was ordered').toBe(`/withdrawal?order=${facts.number}`)

    await page.goto(path('/'))
    await page.keyboard.press('End')
    await page.getByRole('contentinfo').getByRole('link', { name: language === 'en' ? 'Withdraw from the contract here' : 'Odstąp od umowy tutaj' }).click()
    await expect(page).toHaveURL(path('/withdrawal'))
    await page.goto(path(link.pathname) + link.search)
    const form = new WithdrawalPage(page, t)
    await expect(form.field('number')).toHaveValue(facts.number)
    expect(await violations(page)).toEqual([])

    await form.continueButton.click()
    await expect(form.field('firstName')).toBeFocused()
    await expect(form.field('email')).toHaveAccessibleDescription(t('withdrawal.error.required'))
    expect(await violations(page)).toEqual([])

    await form.fill(facts)
    await page.reload()
    await expect(form.field('lastName'), 'what was typed stays').toHaveValue('Wierch')
    await form.continueButton.click()
    await expect(page.getByRole('heading', { name: t('withdrawal.steps.confirm') })).toBeFocused()
    await expect(page.getByRole('main').getByRole('textbox'), 'nothing else is asked').toHaveCount(0)
    await expect(page.getByRole('definition').filter({ hasText: facts.email })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await expect(form.field('lastName')).toHaveValue('Wierch')
    await form.continueButton.click()
    expect(await deskRows(facts.number), 'nothing is declared before it is confirmed').toEqual([])

    await expect(form.confirmButton).toHaveText(language === 'en' ? 'Confirm withdrawal' : 'Potwierdź odstąpienie')
    await form.confirmButton.click()
    await expect(page.getByRole('heading', { name: t('withdrawal.steps.done') })).toBeFocused()
    const id = await form.declaredId()
    const text = await form.declaration.innerText()
    for (const part of [facts.number, 'Agata Wierch', facts.email, '2 × ', t('withdrawalLetter.whole'), String(new Date().getFullYear())]) expect(text).toContain(part)
    expect(await violations(page)).toEqual([])

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: t('withdrawal.done.download') }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe(t('withdrawal.done.file', { id }))
    const lines = text.split(/\n+/)
    expect(readFileSync(await file.path(), 'utf8').replace('\uFEFF', '').trim().split('\r\n')).toEqual(lines)

    await expect.poll(async () => (await mailsTo(facts.email)).find(({ subject }) => subject.includes(id))?.text).toContain(lines.join('\n'))
    await expect.poll(() => deskRows(facts.number)).toHaveLength(1)
    const [row] = await deskRows(facts.number)
    for (const part of [id, 'Agata Wierch', facts.email, 'those of the order']) expect(row).toContain(part)

    await page.reload()
    await expect(form.declaration, 'a reload shows the same').toContainText(id)
    await page.getByRole('button', { name: t('withdrawal.done.another') }).click()
    await expect(form.field('number')).toHaveValue('')
  })

  test('[WITHDRAW-01] [WITHDRAW-02] a customer withdraws from some items of an order of the account, with the keyboard alone', { tag: '@polish' }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const number = await orderAsCustomer(customer, [{ sku: 'HAL-GIE', quantity: 3 }, { sku: 'HAL-TEN' }])
    await orderAsCustomer(customer, [{ sku: 'HAL-GIE' }])
    await shop.logIn(context, customer)
    await page.goto(path(`/dashboard/orders/${number}`))
    const link = page.getByRole('main').getByRole('link', { name: t('dashboardOrder.withdraw') })
    await link.focus()
    await page.keyboard.press('Enter')
    const form = new WithdrawalPage(page, t)
    await expect(page.getByRole('combobox', { name: t('withdrawal.order') })).toHaveValue(number)
    await expect(form.field('firstName')).toHaveValue('Agata')
    await expect(form.field('replyTo')).toHaveValue(customer.email)
    await expect(form.field('email')).toHaveCount(0)

    await page.getByRole('radio', { name: t('withdrawal.scope.whole') }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const items = page.getByRole('group', { name: t('withdrawal.items.title') })
    await expect(items.getByRole('checkbox')).toHaveCount(2)
    await expect(items).toContainText(t('withdrawal.caution.download'))
    await page.keyboard.press('Tab')
    await expect(items.getByRole('checkbox').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(form.continueButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('withdrawal.error.item'))).toBeVisible()
    expect(await violations(page)).toEqual([])

    await items.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(items.getByRole('textbox')).toHaveValue('2')
    expect(await violations(page)).toEqual([])
    await form.continueButton.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('definition').filter({ hasText: '2 × ' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(form.confirmButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.declaration).toContainText('2 × ')
    const id = await form.declaredId()
    await expect.poll(() => deskRows(id)).toHaveLength(1)
    expect((await deskRows(id))[0]).not.toContain('TEN')

    await shop.logIn(context, await shop.createCustomer())
    await page.goto(path('/withdrawal'))
    await expect(form.field('number')).toBeVisible()
    await expect(page.getByRole('main'), 'nothing of the former customer').not.toContainText(id)
  })
})

test('[WITHDRAW-03] after the time limit the page says why not, with the dates and another way to the shop', async ({ page, context, shop, t }) => {
  const hania = { email: 'hania@halny.example', password: 'Halny-1894', firstname: 'Hanna', lastname: 'Wierchowska' }
  await shop.logIn(context, hania)
  await page.goto('/withdrawal')
  const form = new WithdrawalPage(page, t)
  await page.getByRole('combobox', { name: t('withdrawal.order') }).selectOption('2000000001')
  await form.continueButton.click()
  const notice = page.getByRole('status').filter({ hasText: t('withdrawal.problem.over') })
  await expect(notice).toContainText('14 February 2026')
  await expect(notice).toContainText('4 March 2026')
  await expect(notice).toContainText('+48')
  await expect(form.confirmButton).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  // A form that was open over midnight is refused by the shop itself.
  const answer = await declare({ number: '2000000001', email: hania.email, lastName: hania.lastname }, { cookie: await cookiesOf(context) })
  expect(await answer.json()).toMatchObject({ outcome: 'blocked', barrier: 'over' })
})

test.describe('an answer that is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource|The withdrawal could not be sent/] })

  test('[WITHDRAW-05] however often it is pressed, and whichever answer is lost, one declaration is given', async ({ page, context, shop, t }) => {
    const facts = await guestsOrder(shop, somebody())
    const form = new WithdrawalPage(page, t)
    await page.goto('/withdrawal')
    await form.fill(facts)
    await form.continueButton.dblclick()

    // The first answer never arrives.
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
    expect(await otherForm.declaredId(), 'the same from another tab').toBe(id)

    await expect.poll(() => deskRows(facts.number)).toHaveLength(1)
    await expect.poll(async () => (await mailsTo(facts.email)).filter(({ subject }) => subject.includes('W-')).length).toBe(1)
  })
})

test('[WITHDRAW-07] somebody else’s order: one neutral answer, nothing declared, nothing told, and not many tries', async ({ page, shop, t, context }) => {
  const facts = await guestsOrder(shop, somebody())
  const customer = await shop.createCustomer()
  const own = await orderAsCustomer(customer, [{ sku: 'HAL-SBG' }])
  const stranger = await shop.createCustomer()
  await shop.logIn(context, stranger)
  const cookie = await cookiesOf(context)
  const { number, email, lastName } = facts
  const attempts = [
    { number, email: stranger.email, lastName },
    { number, email, lastName: 'Nowak' },
    { number: '999999999', email, lastName },
    { number: own, email: stranger.email, lastName: stranger.lastname },
  ]
  for (const attempt of attempts) {
    for (const headers of [{}, { cookie }]) {
      const answers = await Promise.all([lookUp(attempt, headers), declare(attempt, headers)])
      expect(await Promise.all(answers.map((answer) => answer.text())), JSON.stringify(attempt)).toEqual(Array(2).fill('{"outcome":"unknown"}'))
    }
  }
  // The facts are right, but the order is in an account: it can be declared, and is told to nobody.
  expect(await (await lookUp({ number: own, email: customer.email, lastName: customer.lastname })).text()).toBe('{"outcome":"untold"}')
  expect([...(await deskRows(number)), ...(await deskRows(own))]).toEqual([])

  for (let tries = 0; tries < 10; tries += 1) await lookUp({ number, email: 'guesser@example.com', lastName })
  expect(await (await lookUp({ number, email: 'guesser@example.com', lastName })).json()).toMatchObject({ outcome: 'too-many' })

  const form = new WithdrawalPage(page, t)
  await page.goto('/withdrawal')
  await form.fill({ ...facts, lastName: 'Nowak' })
  await form.continueButton.click()
  await expect(page.getByRole('alert').filter({ hasText: t('withdrawal.problem.unknown') })).toBeVisible()
  await expect(form.field('number'), 'what was typed stays').toHaveValue(number)
  expect(await violations(page)).toEqual([])
})

test('[WITHDRAW-02] an order of an account is declared without a login, in the consumer’s own words, and markup stays text everywhere', async ({ page, shop, t }) => {
  const markup = '<img src=x onerror="document.title=1">'
  const customer = await shop.createCustomer()
  const number = await orderAsCustomer(customer, [{ sku: 'HAL-SBG' }])
  const replyTo = somebody()
  const form = new WithdrawalPage(page, t)
  await page.goto('/withdrawal')
  await form.fill({ firstName: markup, lastName: 'Wierch', number, email: customer.email })
  await page.getByRole('checkbox', { name: t('withdrawal.replyElsewhere') }).check()
  await form.field('replyTo').fill(replyTo)
  await form.choose('some')
  await form.continueButton.click()
  await form.field('goods').fill(`1 bag ${markup}\nwithdrawal: {"id":"forged"}`)
  expect(await violations(page)).toEqual([])
  await form.continueButton.click()
  await expect(page.getByRole('definition').filter({ hasText: markup })).toHaveCount(2)
  await form.confirmButton.click()
  await expect(form.declaration).toContainText(`– 1 bag ${markup}`)
  await expect(form.declaration).toContainText(`Name: ${markup} Wierch`)
  const id = await form.declaredId()

  await expect.poll(async () => (await deskRows(id)).length).toBe(1)
  const [row] = await deskRows(id)
  expect(row).toContain('&lt;img src=x')
  expect(row).not.toContain('<img')
  expect(await deskRows('forged')).toHaveLength(1)
  const [mail] = await mailsTo(replyTo)
  expect(mail!.subject).toContain(id)
  expect((mail as unknown as { html: string }).html).not.toContain('<img')
  await expect(page).not.toHaveTitle('1')
})

test('[WITHDRAW-07] another site’s page cannot declare anything, and nobody keeps the answer', async ({ shop }) => {
  const facts = await guestsOrder(shop, somebody())
  for (const origin of ['https://elsewhere.example', 'null']) expect((await declare(facts, { origin })).status).toBe(403)
  expect((await declare(facts, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await declare({ ...facts, goods: 'x'.repeat(40_000) })).status).toBe(413)
  expect((await declare({ ...facts, replyTo: 'a@example.com\nBcc: b@example.com' })).status).toBe(400)
  const told = await lookUp(facts)
  expect([told.status, told.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await deskRows(facts.number)).toEqual([])
})

test('the page is the same for everybody and not for search engines', async ({ request, context, shop }) => {
  const html = async () => (await request.get('/withdrawal')).text()
  const asGuest = await html()
  expect(asGuest).toMatch(/<meta name="robots" content="noindex/)
  await shop.logIn(context, await shop.createCustomer())
  expect(await (await context.request.get('/withdrawal')).text()).toBe(asGuest)
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /withdrawal$')
})

interface Facts {
  readonly number: string
  readonly email: string
  readonly lastName: string
}

const post = (path: string, body: object, headers: Readonly<Record<string, string>>) =>
  fetch(SHOP_URL + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SHOP_URL, 'x-forwarded-for': `10.9.${path.length}.${visitor}`, ...headers },
    body: JSON.stringify(body),
  })
const visitor = 1 + Math.floor(Math.random() * 250)

const lookUp = (facts: Facts, headers = {}) => post('/api/withdrawal/order', facts, headers)
const declare = (facts: Facts & { goods?: string; replyTo?: string }, headers = {}) =>
  post('/api/withdrawal', { key: randomUUID(), locale: 'en', firstName: 'Agata', replyTo: facts.email, isWhole: true, items: [], goods: '', ...facts }, headers)

const cookiesOf = async (context: BrowserContext): Promise<string> => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
