import { GenerateCustomerTokenOperation } from '../storefront/src/graphql/generated/login.ts'
import { CreateCustomerV2Operation } from '../storefront/src/graphql/generated/register.ts'
import { queryBackend, tokenOf } from './query-backend.ts'
import { TOKEN } from './customer-page.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { mailsTo } from './outbox.ts'
import { newcomer, PASSWORD, RegisterPage } from './register-page.ts'
import { expect, inBothLanguages, test } from './test.ts'

const boxes = (form: RegisterPage) =>
  Promise.all((['all', 'statute', 'personalData', 'newsletter'] as const).map((name) => form.consent(name).isChecked()))

inBothLanguages(() => {
  test('[AUTH-08] [AUTH-11] a visitor registers with consents, is logged in, and is offered next steps', { tag: '@polish' }, async ({ page, path, t, context, shop }) => {
    const customer = newcomer()
    await shop.addToGuestCart(context, { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[path('/') === '/' ? 'en' : 'pl'])
    const form = new RegisterPage(page, t)
    await form.open(path('/register'))
    await form.fill(customer)
    await form.consent('statute').check()
    await form.consent('personalData').check()
    await form.submit.click()

    const dialog = page.getByRole('dialog', { name: t('register.success.title') })
    await expect(dialog).toContainText(t('register.success.welcome', { firstName: customer.firstName }))
    await expect(dialog.getByRole('link', { name: t('register.success.dashboard') })).toHaveAttribute('href', path('/dashboard/account'))
    await expect(dialog.getByRole('link', { name: t('register.success.dashboard') })).toBeFocused()
    await expect(dialog.getByRole('link', { name: t('register.success.home') })).toHaveAttribute('href', path('/'))
    await dialog.getByRole('link', { name: t('register.success.cart') }).click()
    await expect(page).toHaveURL(path('/cart'))
    await expect(page.getByRole('main').getByRole('link', { name: /siklawa/i }).first()).toBeVisible()

    const account = await queryBackend<{ customer: { is_subscribed: boolean; firstname: string; custom_attributes: { code: string; value: string }[] } }>(
      '{ customer { firstname is_subscribed custom_attributes { code ... on AttributeValue { value } } } }',
      {},
      await tokenOf(customer),
    )
    expect(account.customer.firstname).toBe('Żaneta')
    expect(account.customer.is_subscribed).toBe(false)
    const consents = Object.fromEntries(account.customer.custom_attributes.map(({ code, value }) => [code, value]))
    expect([consents.consent_statute, consents.consent_personal_data]).toEqual(['1', '1'])
    expect(await mailsTo(customer.email)).not.toEqual([])
  })

  test('[AUTH-11] one checkbox toggles all consents; terms and personal data are required, the newsletter is not', async ({ page, path, t }) => {
    const form = new RegisterPage(page, t)
    await form.open(path('/register'))
    await expect.poll(() => boxes(form)).toEqual([false, false, false, false])
    await form.consent('all').check()
    await expect.poll(() => boxes(form)).toEqual([true, true, true, true])
    await form.consent('newsletter').uncheck()
    await expect.poll(() => boxes(form)).toEqual([false, true, true, false])
    await expect(form.consent('all')).toBeChecked({ indeterminate: true })
    await form.consent('all').check()
    await form.consent('all').uncheck()
    await expect.poll(() => boxes(form)).toEqual([false, false, false, false])

    await form.submit.click()
    for (const required of ['statute', 'personalData'] as const) await expect(form.consent(required)).toHaveAccessibleDescription(t('register.error.required'))
    await expect(form.consent('newsletter')).not.toHaveAttribute('aria-invalid')
    for (const name of ['statute', 'personalData'] as const) await expect(form.consent(name)).toHaveAttribute('required')
    await expect(form.consent('newsletter')).not.toHaveAttribute('required')
  })

  for (const place of ['box', 'words'] as const) {
    test(`[AUTH-11] a press on the ${place} of a consent still counts when the previous field's error appears, and the focus moves there`, async ({ page, path, t }) => {
      const form = new RegisterPage(page, t)
      await form.open(path('/register'))
      await form.fill({ password: PASSWORD })
      await form.field('passwordConfirmation').fill('other')
      const statute = form.consent('statute')
      await (place === 'box' ? statute : page.getByText(t('register.consents.statute').replace(/<.*/, '').trim())).click({ position: { x: 4, y: 4 } })
      await expect(statute).toBeChecked()
      await expect(form.field('passwordConfirmation')).toHaveAccessibleDescription(t('register.error.passwordsDiffer'))
      await expect(statute).toBeFocused()
      await page.keyboard.press('Space')
      await expect(statute).not.toBeChecked()
      await expect(form.field('passwordConfirmation')).toHaveValue('other')
    })
  }

  test.describe('during an outage of the login', () => {
    test.use({ expectedErrors: [/The login after the registration failed|status of 502/] })

    test('[AUTH-08] [AUTH-11] a visitor who ticks the newsletter has an account, is subscribed, and can log in later', async ({ page, path, t }) => {
      const customer = newcomer()
      const form = new RegisterPage(page, t)
      await form.open(path('/register'))
      await form.fill(customer)
      await form.consent('all').check()
      await failOperation(page, GenerateCustomerTokenOperation.name)
      await form.submit.click()
      const dialog = page.getByRole('dialog', { name: t('register.success.title') })
      await expect(dialog).toContainText(t('register.success.logIn', { firstName: customer.firstName }))
      const login = `${path('/login')}?redirect=${encodeURIComponent(path('/dashboard/account'))}`
      await expect(dialog.getByRole('link', { name: t('register.success.dashboard') })).toHaveAttribute('href', login)
      const account = await queryBackend<{ customer: { is_subscribed: boolean } }>('{ customer { is_subscribed } }', {}, await tokenOf(customer))
      expect(account.customer.is_subscribed).toBe(true)
    })
  })

  test('[AUTH-09] errors appear at their fields with helpful messages, and the focus moves to the first', { tag: '@also-phone' }, async ({ page, path, t }) => {
    const form = new RegisterPage(page, t)
    await form.open(path('/register'))
    await form.submit.click()
    await expect(form.field('firstName')).toBeFocused()
    for (const name of ['firstName', 'lastName', 'email', 'passwordConfirmation']) {
      await expect(form.field(name), name).toHaveAccessibleDescription(t('register.error.required'))
    }
    await form.fill({ firstName: '-', lastName: 'W@', email: 'agata@', password: 'kozica' })
    await form.field('passwordConfirmation').fill('other')
    await form.submit.click()
    await expect(form.field('firstName')).toHaveAccessibleDescription(t('register.error.nameTooShort'))
    await expect(form.field('lastName')).toHaveAccessibleDescription(t('register.error.lettersOnly', { detail: '@' }))
    await expect(form.field('email')).toHaveAccessibleDescription(t('register.error.emailWrong'))
    await expect(form.field('password')).toHaveAccessibleDescription(new RegExp(t('register.error.passwordWeak')))
    await expect(form.field('passwordConfirmation')).toHaveAccessibleDescription(t('register.error.passwordsDiffer'))
    await form.field('lastName').fill('Wierch')
    await expect(form.field('lastName')).not.toHaveAttribute('aria-invalid')
  })

  test.describe('a registration that fails', () => {
    test.use({ expectedErrors: [/The account could not be created|ERR_FAILED/] })

    test('[AUTH-07] without a customer in the answer, or with a registered e-mail, shows why, and the form keeps its values', async ({ page, path, t, shop, context }) => {
      const { email } = await shop.createCustomer({ password: 'Giewont-1894' })
      const form = new RegisterPage(page, t)
      await form.open(path('/register'))
      await form.fill({ ...newcomer(), email })
      await form.consent('all').check()
      await routeOperation(page, CreateCustomerV2Operation.name, (route) => route.fulfill({ json: { data: { createCustomerV2: { customer: null } } } }))
      await form.submit.click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('register.problem.incomplete'))
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.unrouteAll({ behavior: 'ignoreErrors' })

      await form.submit.click()
      await expect(form.field('email')).toBeFocused()
      await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true')
      await expect(form.field('password')).toHaveValue(PASSWORD)
      await expect(page.getByRole('dialog')).toBeHidden()
      expect((await context.cookies()).map(({ name }) => name)).not.toContain(TOKEN)
      await page.getByRole('alert').getByRole('link').click()
      await expect(page).toHaveURL(path('/login'))
    })

    test('[AUTH-07] whose answer was lost is completed by the next attempt, which takes the account for the visitor’s own', async ({ page, path, t, context }) => {
      const form = new RegisterPage(page, t)
      await form.open(path('/register'))
      await form.fill(newcomer())
      await form.consent('all').check()
      await routeOperation(page, CreateCustomerV2Operation.name, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await form.submit.click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('register.problem.unreachable'))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await form.submit.click()
      await expect(page.getByRole('dialog').getByRole('link', { name: t('register.success.dashboard') })).toBeVisible()
      expect((await context.cookies()).map(({ name }) => name)).toContain(TOKEN)
    })
  })

  test('[AUTH-08] a registration by keyboard alone, and closing the modal leads home', async ({ page, path, t }) => {
    const { firstName, lastName, email } = newcomer()
    const form = new RegisterPage(page, t)
    await form.open(path('/register'))
    await form.field('firstName').focus()
    for (const text of [firstName, lastName, email, PASSWORD]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Tab')
    await expect(form.field('passwordConfirmation')).toBeFocused()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(form.consent('all')).toBeFocused()
    await page.keyboard.press('Space')
    // Three checkboxes, two of them with a link to their page.
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('button', { name: t('register.submit'), exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: t('register.success.dashboard') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(path('/'))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no password gets into a URL: a form waits for its scripts', async ({ page, t }) => {
    for (const [screen, password, button] of [
      ['/login', 'login.password', 'login.submit'],
      ['/register', 'register.password', 'register.submit'],
    ] as const) {
      await page.goto(screen)
      await page.getByLabel(t(password), { exact: true }).fill(PASSWORD)
      await page.getByLabel(t(password), { exact: true }).press('Enter')
      await expect(page.getByRole('main').getByRole('button', { name: t(button), exact: true })).toBeDisabled()
      expect(page.url()).not.toContain(PASSWORD)
      expect(await page.locator('form[method="post"]').count()).toBeGreaterThan(0)
    }
  })
})

test('a password manager finds one form with standard fields and a submit button', async ({ page, t }) => {
  const fieldsOf = () =>
    page.getByRole('main').locator('form').evaluateAll((forms) =>
      forms.map((form) => ({
        submits: form.querySelectorAll('button[type="submit"]').length,
        fields: [...form.querySelectorAll('input:not([type="checkbox"])')].map((input) => [input.getAttribute('type'), input.getAttribute('autocomplete')]),
      })),
    )
  await page.goto('/login')
  await expect(page.getByRole('main').getByLabel(t('login.email'), { exact: true })).toBeVisible()
  expect(await fieldsOf()).toEqual([{ submits: 1, fields: [['email', 'username'], ['password', 'current-password']] }])
  await page.goto('/register')
  expect(await fieldsOf()).toEqual([
    { submits: 1, fields: [['text', 'given-name'], ['text', 'family-name'], ['email', 'email'], ['password', 'new-password'], ['password', 'new-password']] },
  ])
  await page.goto('/customer/account/createPassword?token=x&email=hania@example.com')
  await expect(page.getByLabel(t('login.createPassword.account'))).toBeVisible()
  expect(await fieldsOf()).toEqual([{ submits: 1, fields: [['email', 'username'], ['password', 'new-password'], ['password', 'new-password']] }])
})
