import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { orderAsCustomer } from './customer-orders.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'
import { deskRows, guestsOrder, uniqueEmail, WithdrawalPage } from './withdrawal-page.ts'

test('[WITHDRAW-03] after the time limit the page explains the refusal with the dates and the shop’s contact', async ({ page, context, shop, t }) => {
  const hania = { email: 'hania@halny.example', password: 'Halny-1894', firstname: 'Hanna', lastname: 'Wierchowska' }
  await shop.logIn(context, hania)
  await page.goto('/withdrawal')
  const form = new WithdrawalPage(page, t)
  await expect(page.getByRole('definition').filter({ hasText: '14 days from delivery' })).toBeVisible()
  await page.getByRole('combobox', { name: t('withdrawal.order') }).selectOption('2000000001')
  await form.continueButton.click()
  const notice = page.getByRole('status').filter({ hasText: t('withdrawal.problem.over') })
  await expect(notice).toContainText(t('withdrawal.problem.overHelp', { ordered: '14 February 2026', last: '4 March 2026' }))
  await expect(notice).toContainText(t('withdrawal.problem.reach', { ways: '+48 28 264 17 35' }))
  await expect(form.confirmButton).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  // The server refuses a form that was open past the limit.
  const answer = await declare({ number: '2000000001', email: hania.email, lastName: hania.lastname }, { cookie: await cookiesOf(context) })
  expect(await answer.json()).toMatchObject({ outcome: 'blocked', barrier: 'over' })
})

test('[WITHDRAW-07] another person’s order: one neutral response, no declaration, no data, and few attempts', async ({ page, shop, t, context }) => {
  const facts = await guestsOrder(shop, uniqueEmail())
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
  // The facts are correct, but the order belongs to an account: it can be declared without showing its data.
  expect(await (await lookUp({ number: own, email: customer.email, lastName: customer.lastname })).text()).toBe('{"outcome":"undisclosed"}')
  expect([...(await deskRows(number)), ...(await deskRows(own))]).toEqual([])

  for (let tries = 0; tries < 10; tries += 1) await lookUp({ number, email: 'guesser@example.com', lastName })
  expect(await (await lookUp({ number, email: 'guesser@example.com', lastName })).json()).toMatchObject({ outcome: 'too-many' })

  const form = new WithdrawalPage(page, t)
  await page.goto('/withdrawal')
  await form.fill({ ...facts, lastName: 'Nowak' })
  await form.continueButton.click()
  await expect(page.getByRole('alert').filter({ hasText: t('withdrawal.problem.unknown') })).toBeVisible()
  await expect(form.field('number'), 'the form keeps its values').toHaveValue(number)
  expect(await violations(page)).toEqual([])
})

test('[WITHDRAW-07] another site’s page cannot declare anything, and responses are not cached', async ({ shop }) => {
  const facts = await guestsOrder(shop, uniqueEmail())
  for (const origin of ['https://elsewhere.example', 'null']) expect((await declare(facts, { origin })).status).toBe(403)
  expect((await declare(facts, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await declare({ ...facts, goods: 'x'.repeat(40_000) })).status).toBe(413)
  expect((await declare({ ...facts, replyTo: 'a@example.com\nBcc: b@example.com' })).status).toBe(400)
  const found = await lookUp(facts)
  expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await deskRows(facts.number)).toEqual([])
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
