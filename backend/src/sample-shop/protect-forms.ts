import type { DatabaseSync } from 'node:sqlite'
import { changeSetting } from '../modules/store/settings.ts'
import { SECRET_KEY, SITE_KEY } from '../services/bot-check/site-keys.ts'

/** The forms that reach a person or an account. */
const FORMS = [
  'contact', 'customer_create', 'customer_forgot_password', 'customer_login', 'newsletter', 'product_review', 'resend_confirmation_email',
] as const

/** Has the shop's forms carry a token of the embedded bot check. */
export function protectForms(database: DatabaseSync): void {
  changeSetting(database, 'recaptcha_frontend/type_recaptcha_v3/public_key', SITE_KEY)
  changeSetting(database, 'recaptcha_frontend/type_recaptcha_v3/private_key', SECRET_KEY)
  for (const form of FORMS) changeSetting(database, `recaptcha_frontend/type_for/${form}`, 'recaptcha_v3')
}
