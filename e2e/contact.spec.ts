import { randomUUID } from 'node:crypto'
import { ContactUsOperation } from '../storefront/src/graphql/generated/contact.since-2.4.7.ts'
import { failOperation, fulfillAsGateway, routeOperation } from './gateway-operations.ts'
import { ContactPage, type Message } from './contact-page.ts'
import { botCheckHeader } from './bot-check-service.ts'
import { mailsTo } from './outbox.ts'
import { backendUrlOf } from './ports.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const SHOP_INBOX = 'contact@halny.example'
const HOURS = { en: '24 hours a day, 365 days a year', pl: 'Dni robocze, 9:00–17:00' }
const MARKUP = '<img src=x onerror="document.title=1">'

const message = (): Message => ({ name: 'Agata', email: `${randomUUID()}@example.com`, telephone: '', comment: 'Is it warm?' })

inBothLanguages((language) => {
  test('[ROUTE-11] [FORM-01] [FORM-02] a visitor sees the contact details and sends a message with the keyboard', { tag: ['@polish', '@also-phone'] }, async ({ page, path, t }) => {
    const contact = new ContactPage(page, t)
    await contact.open(path('/contact'))
    await expect(page).toHaveTitle(new RegExp(t('contact.title')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.title'))
    const phone = page.getByRole('definition').filter({ hasText: HOURS[language] })
    await expect(phone.getByRole('link')).toHaveAttribute('href', 'tel:+48282641735')
    await expect(page.getByRole('main').getByRole('link', { name: 'contact@halny.example' })).toHaveAttribute('href', 'mailto:contact@halny.example')
    await expect(page.getByRole('main')).toContainText('Krupówki 40')
    // The address of a page decides, not the visitor's own language.
    for (const [address, hours, others] of [['/contact', HOURS.en, HOURS.pl], ['/pl/contact', HOURS.pl, HOURS.en]] as const) {
      const html = await (await page.request.get(address)).text()
      expect(html).toContain(`>${hours}<`)
      expect(html).not.toContain(`>${others}<`)
    }
    expect(await violations(page)).toEqual([])

    const { email } = message()
    await contact.submit.press('Enter')
    await expect(contact.field('name')).toBeFocused()
    for (const name of ['name', 'email', 'comment'] as const) {
      await expect(contact.field(name)).toHaveAccessibleDescription(t('contact.error.required'))
      await expect(contact.field(name)).toHaveAttribute('required')
    }
    for (const name of ['aria-invalid', 'required']) await expect(contact.field('telephone')).not.toHaveAttribute(name)
    await contact.fill({ name: ` Agata ${MARKUP}`, email: 'agata@', telephone: '12', comment: MARKUP })
    await contact.submit.press('Enter')
    await expect(contact.field('email')).toBeFocused()
    await expect(contact.field('email')).toHaveAccessibleDescription(t('contact.error.emailWrong'))
    await expect(contact.field('telephone')).toHaveAccessibleDescription(t('contact.error.phoneShort'))
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

    await contact.fill({ email, telephone: '+48 600 100 200' })
    await contact.field('telephone').press('Enter')
    await expect(contact.thanks).toContainText(t('contact.sent.help', { email }))
    await expect(page.locator(':focus')).toContainText(t('contact.sent.title'))
    await expect(contact.submit).toHaveCount(0)
    expect(await violations(page)).toEqual([])

    const mail = (await mailsTo(SHOP_INBOX)).find(({ replyTo }) => replyTo === email)!
    expect(mail.subject).toBe(language === 'en' ? 'Contact Form' : 'Formularz kontaktowy')
    for (const text of [`Agata ${MARKUP}`, email, '+48 600 100 200', `\n${MARKUP}`]) expect(mail.text).toContain(text)
    expect(mail.html).not.toContain('<img src=x')

    await page.getByRole('button', { name: t('contact.sent.another') }).click()
    await expect(contact.field('email')).toHaveValue(email)
    await expect(contact.field('comment')).toHaveValue('')
  })
})

test.describe('a message that cannot be delivered', () => {
  test.use({ expectedErrors: [/status of (502|429)|The message was not sent/] })

  test('[FORM-01] survives an outage, a reload, refusals and rate limiting, each with its message', async ({ page, t, baseURL, extraHTTPHeaders }) => {
    const { email, ...rest } = message()
    const contact = new ContactPage(page, t)
    const isKept = async () => {
      for (const [name, text] of Object.entries({ ...rest, email })) await expect(contact.field(name as keyof Message)).toHaveValue(text)
    }
    await contact.open('/contact')
    await failOperation(page, ContactUsOperation.name)
    await contact.fill({ ...rest, email })
    await contact.submit.click()
    await expect(contact.problem).toContainText(t('contact.problem.unreachable'))
    await isKept()
    expect(await violations(page)).toEqual([])
    await page.unroute('**/api/graphql')
    await page.reload()
    await isKept()

    for (const [said, shown] of [
      ['The contact form is unavailable.', 'contact.problem.closed'],
      ['An error occurred while processing your form. Please try again later.', 'contact.problem.unreachable'],
      ['Nein.', 'contact.problem.refused'],
    ] as const) {
      await routeOperation(page, ContactUsOperation.name, (route) =>
        fulfillAsGateway(route, { data: { contactUs: null }, errors: [{ message: said, path: ['contactUs'], extensions: { category: 'graphql-input' } }] }))
      await contact.submit.click()
      await expect(contact.problem).toContainText(t(shown))
      await page.unroute('**/api/graphql')
    }
    await isKept()

    const { name: operationName, query } = ContactUsOperation
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await page.request.post('/api/graphql', {
        headers: { ...extraHTTPHeaders, origin: baseURL!, store: 'en', ...(await botCheckHeader(query, backendUrlOf(baseURL!))) },
        data: { operationName, query, variables: { input: { ...rest, email } } },
      })
      expect(answer.status()).toBe(200)
    }
    await contact.submit.click()
    await expect(contact.problem).toContainText(t('contact.problem.tooManyMinutes', { minutes: 60 }))
    await isKept()
  })

  test('[FORM-01] shows a character count when it gets long, and is not cut off', async ({ page, t }) => {
    const contact = new ContactPage(page, t)
    await contact.open('/contact')
    await contact.fill({ ...message(), comment: 'a'.repeat(5001) })
    await expect(contact.field('comment')).toHaveAccessibleDescription(/5,001/)
    await contact.submit.click()
    await expect(contact.field('comment')).toHaveAccessibleDescription(new RegExp(t('contact.error.commentLong')))
    await contact.fill({ comment: 'a'.repeat(5000) })
    await contact.submit.click()
    await expect(contact.thanks).toBeVisible()
  })
})

test('[FORM-01] a customer finds name and e-mail filled in, and no text of another customer', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  const contact = new ContactPage(page, t)
  await contact.open('/contact')
  await expect(contact.field('name')).toHaveValue('Agata Wierch')
  await expect(contact.field('email')).toHaveValue(customer.email)
  await contact.fill({ comment: 'Mine alone' })
  await page.reload()
  await expect(contact.field('comment')).toHaveValue('Mine alone')
  await context.clearCookies()
  await page.reload()
  await expect(contact.submit).toBeEnabled()
  for (const name of ['name', 'email', 'comment'] as const) await expect(contact.field(name)).toHaveValue('')
})
