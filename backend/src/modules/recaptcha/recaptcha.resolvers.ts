import type { ReCaptchaFormEnum, Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { setting } from '../store/settings.ts'
import { type Form, FORMS, protectionOf } from './protected-form.ts'

export const recaptchaResolvers: Resolvers = {
  Query: {
    recaptchaV3Config: (_, __, context) => {
      const text = (name: 'public_key' | 'position' | 'theme' | 'lang') =>
        setting(context.database, `recaptcha_frontend/type_recaptcha_v3/${name}`, context.store.id)
      const forms = formsOfVersion3(context)
      return {
        is_enabled: forms.length > 0,
        website_key: text('public_key'),
        minimum_score: setting(context.database, 'recaptcha_frontend/type_recaptcha_v3/score_threshold', context.store.id),
        badge_position: text('position'),
        theme: text('theme'),
        language_code: text('lang') || null,
        failure_message: setting(context.database, 'recaptcha_frontend/failure_messages/validation_failure_message', context.store.id),
        forms,
      }
    },
    recaptchaFormConfig: (_, { formType }, { database, store }) => {
      const protection = protectionOf(database, store, formType.toLowerCase() as Form)
      if (!protection) return { is_enabled: false, configurations: null }
      const message = (kind: 'validation' | 'technical') =>
        setting(database, `recaptcha_frontend/failure_messages/${kind}_failure_message`, store.id)
      return {
        is_enabled: true,
        configurations: {
          re_captcha_type: protection.type,
          website_key: protection.websiteKey,
          minimum_score: protection.minimumScore,
          badge_position: protection.badgePosition,
          theme: protection.theme,
          language_code: protection.language,
          validation_failure_message: message('validation'),
          technical_failure_message: message('technical'),
        },
      }
    },
  },
}

/** The coupon's form is protected as well, but has no name in the schema. */
function formsOfVersion3({ database, store }: Context): ReCaptchaFormEnum[] {
  return FORMS.filter((form) => form !== 'coupon_code' && protectionOf(database, store, form)?.type === 'RECAPTCHA_V3')
    .map((form) => form.toUpperCase() as ReCaptchaFormEnum)
}
