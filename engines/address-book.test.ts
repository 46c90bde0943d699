import { HOME, saveAddress } from '../e2e/saved-addresses.ts'
import { logIn } from './log-in.ts'
import { button, dialog, field, MAIN } from './page/target.ts'
import { BACKEND_URL } from './shop.ts'
import { expect, inLanguage, test } from './test.ts'

const { t, path } = inLanguage('en')
const card = { role: 'listitem', text: HOME.city, within: MAIN }
const edit = { role: 'button', namePart: t('dashboardAddressBook.edit'), within: card }
const form = dialog(t('dashboardAddressBook.form.edit'))

test('a customer changes an address in a dialog, which keeps the focus and gives it back', async ({ page, shop }) => {
  const customer = await shop.createCustomer()
  await saveAddress(customer, HOME, BACKEND_URL)
  await page.goto(path('/login?redirect=%2Fdashboard%2Faddress-book'))
  await logIn(page, t, customer)
  await page.expectPath(path('/dashboard/address-book'))
  await page.click(edit)
  await page.expectFocus(field(t('customerAddressForm.firstName'), { within: form }))
  // Beyond a dialog's ends are the browser's own controls, never the page behind it.
  for (let step = 0; step < 4; step++) {
    await page.press('Shift+Tab')
    expect(await page.isFocusBehind(form)).toBe(false)
  }
  await page.press('Escape')
  await page.expectHidden(form)
  await page.expectFocus(edit)

  await page.click(edit)
  await page.fill(field(t('customerAddressForm.city'), { within: form }), 'Poronin')
  await page.click(button(t('dashboardAddressBook.form.save'), { within: form }))
  await page.expectHidden(form)
  await page.expectVisible({ ...card, text: 'Poronin' })
})
