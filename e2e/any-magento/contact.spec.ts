import { ContactPage } from '../contact-page.ts'
import { mailsTo } from '../outbox.ts'
import { backendUrlOf } from '../ports.ts'
import { expect, test } from '../test.ts'
import { violations } from '../violations.ts'

const EMAIL = 'june@example.com'

test('[ROUTE-11] [FORM-01] a visitor sends a message if the release supports it, and otherwise sees another way to contact the shop', async ({ page, t, baseURL }, { project }) => {
  const contact = new ContactPage(page, t)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.title'))
  expect(await violations(page)).toEqual([])
  if (project.name === 'magento-2.4.6') {
    await expect(page.getByRole('main')).toContainText(t('contact.replyToMails'))
    await expect(contact.submit).toHaveCount(0)
    return
  }
  await contact.fill({ name: 'June', email: EMAIL, comment: 'Does the tent leak?' })
  await contact.submit.click()
  await expect(contact.thanks).toBeVisible()
  const mails = await mailsTo('hello@larkspur.example', backendUrlOf(baseURL!))
  expect(mails.map(({ replyTo }) => replyTo)).toContain(EMAIL)
})
