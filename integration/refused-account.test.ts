import { describe, expect, test } from 'vitest'
import { addCustomer } from '../backend/src/modules/customer/customer.fixture.ts'
import { changeSetting } from '../backend/src/modules/store/settings.ts'
import { agata, consentTexts } from '../storefront/src/features/registration/registration.fixture.ts'
import { SHOP_VARIANTS, type Visit, visitPolishShop } from './polish-shop.fixture.ts'

const visit = visitPolishShop()

const code = {
  confirm: () => import('../storefront/src/features/registration/confirmation.ts'),
  logIn: () => import('../storefront/src/features/login/log-in.ts'),
  problem: () => import('../storefront/src/features/auth/auth-problem.ts'),
  register: () => import('../storefront/src/features/registration/register-customer.ts'),
  registrationRefusal: () => import('../storefront/src/features/registration/registration-refusal.ts'),
  reset: () => import('../storefront/src/features/password/reset-password.ts'),
  session: () => import('../storefront/src/features/session/session.ts'),
}

const errorOf = (action: Promise<unknown>): Promise<unknown> => action.then(() => undefined, (error: unknown) => error)
const database = ({ shop }: Visit) => shop.backend.database

async function refusedRegistration(change: Partial<typeof agata> = {}) {
  const [{ registerCustomer }, { refusedField }, { readGuestProblem }] = await Promise.all([code.register(), code.registrationRefusal(), code.problem()])
  const error = await errorOf(registerCustomer({ ...agata, ...change }, [], consentTexts))
  return refusedField(error) ?? readGuestProblem(error)
}

describe.each(SHOP_VARIANTS)('a Polish store view of $release with these sentences translated: $translated', (variant) => {
  const isUnknown = variant.translated === 'all'

  test('[AUTH-02] a wrong password', async () => {
    addCustomer(database(visit(variant)), agata.email)
    const [{ logIn }, { readAuthProblem }] = await Promise.all([code.logIn(), code.problem()])
    expect(readAuthProblem(await errorOf(logIn({ email: agata.email, password: 'Wrong-1234' })))).toEqual({ reason: 'wrong-credentials' })
  })

  test('[AUTH-09] a registered e-mail, if the shop may reveal it', async () => {
    const visitor = visit(variant)
    addCustomer(database(visitor), agata.email)
    changeSetting(database(visitor), 'checkout/options/enable_guest_checkout_login', true)
    expect(await refusedRegistration()).toEqual({ field: 'email', message: 'emailTaken' })
  })

  test('[AUTH-09] a registered e-mail that only the message reveals', async () => {
    addCustomer(database(visit(variant)), agata.email)
    expect(await refusedRegistration()).toEqual(isUnknown ? { reason: 'refused' } : { field: 'email', message: 'emailTaken' })
  })

  test('[AUTH-09] an invalid e-mail, and a weak password', async () => {
    visit(variant)
    expect(await refusedRegistration({ email: 'agata@' })).toEqual({ field: 'email', message: 'emailWrong' })
    expect(await refusedRegistration({ password: 'aaaaaaaaaa' })).toEqual({ field: 'password', message: 'passwordPlainLetter' })
  })

  test('[AUTH-13] a password reset token that was never issued', async () => {
    addCustomer(database(visit(variant)), agata.email)
    const { resetPassword, linkProblem } = await code.reset()
    const error = await errorOf(resetPassword('nope', { email: agata.email, password: agata.password }))
    expect(linkProblem(error)).toBe(isUnknown ? 'linkOrPassword' : 'notAuthorized')
  })

  test.skipIf(variant.release === '2.4.6')('a confirmation link without an account', async () => {
    addCustomer(database(visit(variant)), agata.email)
    const { confirmAccount } = await code.confirm()
    expect(await confirmAccount(agata.email, 'nope')).toBe('link-refused')
  })

  test('[AUTH-04] a session that the shop has ended', async () => {
    const { cookies, after } = visit(variant)
    cookies.set('magento_customerToken', 'dead').set('magento_customerSession', 'dead')
    let ended: string[] = []
    after('getCustomer', (answer) => {
      ended = answer.headers.getSetCookie()
      return answer
    })
    const { refetchCustomer } = await code.session()
    expect(await refetchCustomer()).toBeUndefined()
    expect(ended).toContainEqual(expect.stringMatching(/^magento_customerSession=; .*Max-Age=0/))
  })
})
