import { backendUrlOf } from '../ports.ts'
import { saveAddress } from '../saved-addresses.ts'
import { expect, test } from '../test.ts'

const PORTLAND = {
  firstname: 'June', lastname: 'Ward', street: ['Burnside Street', '12'], city: 'Portland', postcode: '97209', country_code: 'US', region: { region_id: 49 }, telephone: '+1 916 555 0142',
}

test.use({ expectedErrors: [/404/] })

test('[ACC-03] an address with a state is changed; a shop without consents has no page for them', async ({ page, t, shop, context, baseURL }) => {
  const customer = await shop.createCustomer()
  await saveAddress(customer, PORTLAND, backendUrlOf(baseURL!))
  await shop.logIn(context, customer)
  await page.goto('/dashboard/address-book')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Portland' })
  await expect(card).toContainText('Oregon')
  await card.getByRole('button', { name: t('dashboardAddressBook.edit') }).click()
  const region = page.getByLabel(t('customerAddressForm.region'), { exact: true })
  await expect(region.locator('option:checked')).toHaveText('Oregon')
  await region.selectOption({ label: t('customerAddressForm.chooseRegion') })
  const save = page.getByRole('button', { name: t('dashboardAddressBook.form.save') })
  await save.click()
  await expect(page.getByText(t('customerAddressForm.error.provideRegion'))).toBeVisible()
  await expect(region).toBeFocused()
  await region.selectOption({ label: 'Maine' })
  await save.click()
  await expect(card).toContainText('Maine')

  await expect(page.getByRole('link', { name: t('dashboard.sections.newsletter') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('dashboard.sections.consents') })).toHaveCount(0)
  expect((await page.goto('/dashboard/consents'))?.status()).toBe(404)
})
