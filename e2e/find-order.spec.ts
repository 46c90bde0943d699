import { randomUUID } from 'node:crypto'
import { GuestOrderOperation } from '../storefront/src/graphql/generated/guest-order.since-2.4.8.ts'
import { orderAsCustomer } from './customer-orders.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { type Facts, FindOrderPage } from './find-order-page.ts'
import { openFooter } from './open-footer.ts'
import { orderAsGuest } from './order-as-guest.ts'
import { mailsTo } from './outbox.ts'
import { SHOP_URL } from './shop-under-test.ts'
import type { ShopApi } from './shop-api.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const BOTTLE = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }

/** A guest order and the link in its confirmation. */
async function guestOrder(shop: ShopApi, bottle = BOTTLE.en): Promise<Facts & { link: URL }> {
  const email = `${randomUUID()}@example.com`
  const cartId = await shop.createCart()
  await shop.add(cartId, bottle, 2)
  await orderAsGuest(cartId, { email })
  const [mail] = await mailsTo(email)
  const link = new URL(/http\S+\/find-order\S*/.exec(mail!.text)![0])
  return { number: link.searchParams.get('order')!, email, lastname: 'Wierch', link }
}

inBothLanguages((language) => {
  test('a guest finds the order by number, e-mail and last name, and no data of it remains in the browser', { tag: ['@polish', '@also-phone'] }, async ({ page, path, context, shop, t }) => {
    const { link, ...facts } = await guestOrder(shop, BOTTLE[language])
    const find = new FindOrderPage(page, t)
    await page.goto(path('/login'))
    await page.getByRole('link', { name: t('login.guestOrder.action') }).click()
    await expect(page).toHaveURL(path('/find-order'))
    expect(await violations(page)).toEqual([])
    await find.search({ ...facts, email: ` ${facts.email.toUpperCase()}` })
    await expect(find.heading(facts.number)).toBeFocused()
    await expect(page.getByRole('list', { name: t('dashboardOrder.items') }).getByRole('heading')).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText('Kościeliska 14a')
    await expect(page.getByRole('button', { name: t('dashboardOrder.print') })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

    await expect(page).toHaveURL(path('/find-order'))
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie, history.state as unknown]))
    for (const fact of [facts.email, facts.lastname, facts.number]) expect(stored.toLowerCase()).not.toContain(fact.toLowerCase())
    expect((await context.cookies()).filter(({ value }) => decodeURIComponent(value).includes(facts.email))).toEqual([])

    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(path('/'))
    await page.goBack()
    await expect(find.submit).toBeVisible()
    for (const name of ['number', 'email', 'lastname'] as const) await expect(find.field(name)).toHaveValue('')

    // The back/forward cache fires pagehide first.
    await find.search({ number: `${{ en: 'Order #', pl: 'Zamówienie nr ' }[language]}${facts.number.replace(/.{3}/g, '$& ')}`, email: `Agata <${facts.email}>,`, lastname: ` ${facts.lastname}` })
    await expect(find.heading(facts.number), 'as copied from a mail').toBeVisible()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(find.submit).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(facts.number)

    await page.goto(path('/find-order') + link.search)
    await expect(find.field('number')).toHaveValue(facts.number)
    await expect(find.field('email')).toHaveValue('')
    expect([...link.searchParams.keys()]).toEqual(['order'])
  })
})

test.describe('a guest’s order with a wrong fact', () => {
  test.use({ expectedErrors: [/status of 429|The order could not be found/] })

  test('is refused with one message for any wrong fact, and the form keeps its values', async ({ page, shop, t }) => {
    const { link: _, ...facts } = await guestOrder(shop)
    const customer = await shop.createCustomer()
    const customers = { number: await orderAsCustomer(customer, [{ sku: 'HAL-SIK-DAW' }]), email: customer.email, lastname: 'Wierch' }
    const find = new FindOrderPage(page, t)
    await page.goto('/find-order')
    const answers: string[] = []
    page.on('response', (response) => {
      if ((response.request().postData() ?? '').includes(GuestOrderOperation.name)) void response.text().then((text) => answers.push(`${response.status()} ${text}`))
    })
    const texts: string[] = []
    const markup = '<img src=x onerror="document.title=1">'
    const wrong = [{ ...facts, number: '999999999' }, { ...facts, email: 'x@example.com' }, { ...facts, lastname: 'Nowak' }, customers, { ...facts, number: markup, lastname: markup }]
    for (const attempt of wrong) {
      await find.search(attempt)
      await expect(find.problem).toContainText(t('findOrder.problem.refused'))
      texts.push(await page.getByRole('main').innerText())
      for (const name of ['number', 'email', 'lastname'] as const) await expect(find.field(name)).toHaveValue(attempt[name])
    }
    expect(await violations(page)).toEqual([])
    expect(new Set(texts).size).toBe(1)
    // In each language of the shop.
    await expect.poll(() => answers.length).toBe(wrong.length * 2)
    expect(new Set(answers).size).toBe(1)
    expect(page.url()).toBe(`${SHOP_URL}/find-order`)
    await expect(page).toHaveTitle(new RegExp(t('findOrder.title')))

    await find.search(facts)
    await expect(find.heading(facts.number)).toBeVisible()
    await page.getByRole('button', { name: t('findOrder.another') }).click()
    await expect(find.field('email')).toHaveValue('')
  })

  test('is refused after ten failed lookups an hour, even with correct facts', async ({ page, shop, t, baseURL, extraHTTPHeaders }) => {
    const { link: _, ...facts } = await guestOrder(shop)
    const { name: operationName, query } = GuestOrderOperation
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const answer = await page.request.post('/api/graphql', {
        headers: { ...extraHTTPHeaders, origin: baseURL!, store: 'en' },
        data: { operationName, query, variables: { ...facts, lastname: `Wierch ${attempt}` } },
      })
      expect(answer.status()).toBe(200)
    }
    const find = new FindOrderPage(page, t)
    await page.goto('/find-order')
    await find.search(facts)
    await expect(find.problem).toContainText(t('findOrder.problem.tooManyMinutes', { minutes: 60 }))
    await expect(find.field('lastname')).toHaveValue(facts.lastname)
  })
})

test.describe('while the backend cannot be reached', () => {
  test.use({ expectedErrors: [/status of 502|The order could not be found/] })

  test('a guest sees an error, and the form keeps its values', async ({ page, t }) => {
    const find = new FindOrderPage(page, t)
    const facts = { number: '000000001', email: 'agata@example.com', lastname: 'Wierch' }
    await page.goto('/find-order')
    await failOperation(page, GuestOrderOperation.name)
    await find.submit.click()
    await expect(page.getByText(t('findOrder.error.required'))).toHaveCount(3)
    await expect(find.field('number')).toBeFocused()
    await find.search(facts)
    await expect(find.problem).toContainText(t('findOrder.problem.unreachable'))
    await expect(find.field('email')).toHaveValue(facts.email)
    expect(await violations(page)).toEqual([])

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await routeOperation(page, GuestOrderOperation.name, (route) => route.fulfill({ json: { data: { guestOrder: null } } }))
    const answered = page.waitForResponse((response) => response.ok() && (response.request().postData() ?? '').includes(GuestOrderOperation.name))
    await find.submit.click()
    await answered
    await expect(find.problem).toContainText(t('findOrder.problem.unreachable'))
    await expect(find.field('email')).toHaveValue(facts.email)
  })
})

test('a customer who opens a missing order finds a guest order with their own e-mail', async ({ page, context, shop, t }) => {
  const { link: _, ...facts } = await guestOrder(shop)
  await shop.logIn(context, await shop.createCustomer({ email: facts.email.replace('@', '+account@') }))
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('link', { name: t('dashboard.guestOrder') })).toHaveAttribute('href', '/find-order')
  await page.goto(`/dashboard/orders/${facts.number}`)
  await page.getByRole('link', { name: t('dashboard.guestOrder') }).click()
  const find = new FindOrderPage(page, t)
  await find.search(facts)
  await expect(find.heading(facts.number)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: t('header.account.dashboard') })).toBeVisible()
})

test('the footer links to the order lookup, which is excluded from search engines', async ({ page, request, t }) => {
  await page.goto('/')
  const footer = await openFooter(page)
  await footer.getByRole('link', { name: t('common.footer.orderStatus') }).click()
  await expect(page).toHaveURL('/find-order')
  const html = await (await request.get('/find-order?order=000000001')).text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).not.toContain('000000001')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /find-order$')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('find-order')
})
