import type { Break } from '../break.ts'

const MESSAGE = 'storefront/src/features/contact/contact-message.ts'
const CONTACT_FORM = 'storefront/src/features/contact/contact-form.tsx'
const CONTACT_PAGE = 'storefront/src/features/contact/contact-page.tsx'
const FOOTER = 'storefront/src/features/layout/footer-columns.tsx'
const BRAND = 'storefront/brand/halny/brand.ts'
const SIGNUP = 'storefront/src/features/newsletter/signup-form.tsx'

export const BREAKS: readonly Break[] = [
  { clause: 'FORM-01a', file: CONTACT_FORM, from: "error={errorOf('name')}", to: 'error={undefined}' },
  { clause: 'FORM-01a', file: CONTACT_FORM, from: 'error={error && help ? `${error} ${help}` : error}', to: 'error={help && error}' },
  { clause: 'FORM-01a', file: MESSAGE, from: '  email: emailEntry,', to: "  email: v.union([v.literal(''), emailEntry])," },
  { clause: 'FORM-01a', file: MESSAGE, from: '{ input: { name, email,', to: '{ input: { name: email, email,' },
  { clause: 'FORM-01a', file: CONTACT_FORM, from: 'autoComplete="name" required', to: 'autoComplete="name"' },
  { clause: 'FORM-01a', file: MESSAGE, from: "v.pipe(v.string(), v.trim(), v.nonEmpty(problem('required')))", to: "v.pipe(v.string(), v.nonEmpty(problem('required')))" },
  { clause: 'FORM-01b', file: MESSAGE, from: "text === '' || isPhoneNumber(text)", to: 'isPhoneNumber(text)' },
  { clause: 'FORM-01b', file: CONTACT_FORM, from: 'autoComplete="tel"', to: 'autoComplete="tel"\n        required' },
  { clause: 'FORM-01c', file: CONTACT_FORM, from: "error={errorOf('telephone')}", to: 'error={undefined}' },
  { clause: 'FORM-02a', file: BRAND, from: 'Dni robocze, 9:00–17:00', to: 'Dni robocze, 8:00–16:00' },
  { clause: 'FORM-02a', file: FOOTER, from: 'localized(hours, locale)', to: "localized(hours, locale && 'en')" },
  { clause: 'FORM-02a', file: CONTACT_PAGE, from: 'localized(hours, locale)', to: "localized(hours, locale && 'en')" },
  { clause: 'FORM-02b', file: CONTACT_PAGE, from: 'localized(hours, locale)', to: "localized(hours, locale && 'pl')" },
  { clause: 'FORM-02b', file: FOOTER, from: '{phone && hours && <p', to: '{!phone && hours && <p' },
  { clause: 'FORM-03a', file: SIGNUP, from: "error={errorOf('email')}", to: 'error={undefined}' },
  { clause: 'FORM-03b', file: SIGNUP, from: 'return message && t(`error.${message}`)', to: "return message && t(`error.${message === 'emailWrong' ? 'required' : message}`)" },
  { clause: 'FORM-03c', file: SIGNUP, from: 'showToast(subscription', to: 'if (customer) showToast(subscription' },
  { clause: 'FORM-03c', file: SIGNUP, from: "{ kind: 'success', title: t('subscribed') }", to: "{ kind: 'info', title: t('subscribed') }" },
  { clause: 'FORM-03c', file: SIGNUP, from: "{ kind: 'info', title: t('confirm') }", to: "{ kind: 'info', title: t('subscribed') }" },
  { clause: 'FORM-03c', file: 'storefront/src/features/newsletter/signup.ts', from: "status === 'SUBSCRIBED'", to: "status !== 'NOT_ACTIVE'" },
  { clause: 'FORM-03d', file: SIGNUP, from: "showToast({ kind: 'error'", to: "if (customer) showToast({ kind: 'error'" },
  { clause: 'FORM-03d', file: 'storefront/src/features/newsletter/signup.ts', from: "  if (!status) throw new ServerError(SubscribeEmailToNewsletterOperation.name, 'the answer has no status')\n", to: '' },
  {
    clause: 'FORM-03d',
    file: SIGNUP,
    from: "showToast({ kind: 'error', title: t('failed') })",
    to: "if (problem.reason !== 'email-wrong') showToast({ kind: 'error', title: t('failed') })",
  },
]
