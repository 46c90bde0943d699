import type { DatabaseSync } from 'node:sqlite'
import type { ReCaptchaTypeEmum } from '../../generated/resolvers.ts'
import type { Store } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { setting } from '../store/settings.ts'

export const FORMS = [
  'braintree', 'contact', 'coupon_code', 'customer_create', 'customer_edit', 'customer_forgot_password', 'customer_login',
  'newsletter', 'place_order', 'product_review', 'resend_confirmation_email', 'sendfriend',
] as const

export type Form = (typeof FORMS)[number]

const TYPES: Readonly<Record<string, ReCaptchaTypeEmum>> = {
  recaptcha: 'RECAPTCHA',
  invisible: 'INVISIBLE',
  recaptcha_v3: 'RECAPTCHA_V3',
}

/** The protection of one form. */
export interface Protection {
  readonly type: ReCaptchaTypeEmum
  readonly websiteKey: string
  readonly privateKey: string
  /** Only version 3 has scores. */
  readonly minimumScore: number | null
  readonly badgePosition: string | null
  readonly theme: string
  readonly language: string | null
}

/**
 * Undefined for an unprotected form, which has no type or whose type has no keys.
 * @throws graphql-input for an unknown type
 */
export function protectionOf(database: DatabaseSync, { id: storeId }: Store, form: Form): Protection | undefined {
  const chosen = setting(database, `recaptcha_frontend/type_for/${form}`, storeId)
  if (chosen === '') return undefined
  const type = TYPES[chosen]
  if (!type) throw refused('recaptcha.typeUnknown')
  const folder = `recaptcha_frontend/type_${chosen as 'recaptcha' | 'invisible' | 'recaptcha_v3'}` as const
  const websiteKey = setting(database, `${folder}/public_key`, storeId)
  const privateKey = setting(database, `${folder}/private_key`, storeId)
  if (websiteKey === '' || privateKey === '') return undefined
  return {
    type,
    websiteKey,
    privateKey,
    minimumScore: type === 'RECAPTCHA_V3' ? setting(database, 'recaptcha_frontend/type_recaptcha_v3/score_threshold', storeId) : null,
    badgePosition: folder === 'recaptcha_frontend/type_recaptcha' ? null : setting(database, `${folder}/position`, storeId),
    theme: setting(database, `${folder}/theme`, storeId),
    language: setting(database, `${folder}/lang`, storeId) || null,
  }
}
