import type { Break } from '../break.ts'

const LOG_IN = 'storefront/src/features/login/log-in.ts'
const LOG_OUT = 'storefront/src/features/login/log-out.ts'
const CLEAR = 'storefront/src/features/login/clear-customer-data.ts'
const LOGIN_FORM = 'storefront/src/features/login/login-form.tsx'
const MERGE = 'storefront/src/features/cart/merge-carts.ts'
const TOKEN_COOKIE = 'storefront/src/graphql/token-cookie.ts'
const CUSTOMER_TOKEN = 'storefront/src/graphql/customer-token.ts'
const FORWARD = 'storefront/src/graphql/forward.ts'
const SESSION = 'storefront/src/features/session/session.ts'
const MACHINE = 'storefront/src/features/session/session-machine.ts'
const REGISTER = 'storefront/src/features/registration/register-customer.ts'
const REGISTER_SUCCESS = 'storefront/src/features/registration/register-success.tsx'
const REGISTRATION_SCHEMA = 'storefront/src/features/registration/registration-schema.ts'
const CONSENT_FIELDS = 'storefront/src/features/registration/consent-fields.tsx'
const CREDENTIALS = 'storefront/src/features/auth/credentials-schema.ts'
const REQUEST_MAIL = 'storefront/src/features/auth/request-mail.ts'
const NEW_PASSWORD = 'storefront/src/features/password/new-password.ts'
const PASSWORD_FIELDS = 'storefront/src/features/password/new-password-fields.tsx'
const STRENGTH = 'storefront/src/features/password/password-strength.ts'
const HINTS = 'storefront/src/features/password/password-hints.tsx'
const CREATE_PASSWORD = 'storefront/src/features/password/create-password-form.tsx'
const LOGIN_TEXTS = 'storefront/messages/en/login.json'

export const BREAKS: readonly Break[] = [
  { clause: 'AUTH-01a', file: FORWARD, from: "token ?? (isUnusable ? '' : undefined)", to: "isUnusable ? '' : cookie.token && token" },
  {
    clause: 'AUTH-01b',
    file: LOG_IN,
    from: "    await saveToken(credentials, missingTokenMessage)\n    dispatch({ type: 'token-saved' })\n    customer = await refetchCustomer()",
    to: "    customer = await refetchCustomer()\n    await saveToken(credentials, missingTokenMessage)\n    dispatch({ type: 'token-saved' })",
  },
  { clause: 'AUTH-01c', file: MERGE, from: 'if (!guestCartId || guestCartId === customers.id)', to: 'if (guestCartId !== customers.id)' },
  { clause: 'AUTH-01c', file: MERGE, from: 'await merge(guestCartId, customers.id)', to: 'await merge(customers.id, guestCartId)' },
  {
    clause: 'AUTH-01d',
    file: LOG_IN,
    from: "  advance({ type: 'lists-assigned' })\n  onSuccess?.()",
    to: "  onSuccess?.()\n  advance({ type: 'lists-assigned' })",
  },
  { clause: 'AUTH-02a', file: LOG_IN, from: 'throw new Error(missingTokenMessage)', to: 'throw new Error(`${missingTokenMessage && "Customer token is missing"}`)' },
  { clause: 'AUTH-02b', file: LOG_IN, from: "'Customer token is missing'", to: "'Token is missing'" },
  { clause: 'AUTH-02b', file: LOGIN_FORM, from: 'setProblem(readAuthProblem(error))', to: 'void readAuthProblem(error)' },
  { clause: 'AUTH-03a', file: MERGE, from: "    logFailure('The carts could not be merged', error)\n", to: '' },
  { clause: 'AUTH-03a', file: MERGE, from: "logFailure('The carts could not be merged', error)", to: "logFailure('The login failed', error)" },
  { clause: 'AUTH-03b', file: MERGE, from: 'onError?.(error)', to: 'if (!guests) onError?.(error)' },
  { clause: 'AUTH-03b', file: 'storefront/src/features/cart/cart-lost.ts', from: 'if (!isCartGone(failure))', to: 'if (isCartGone(failure))' },
  { clause: 'AUTH-03b', file: MERGE, from: 'onError?.(error)', to: 'onError?.(undefined)' },
  { clause: 'AUTH-03c', file: MERGE, from: 'onError?.(error)\n    keepCartId(customers.id)', to: 'onError?.(error)' },
  { clause: 'AUTH-04a', file: TOKEN_COOKIE, from: "'magento_customerToken'", to: "'customerToken'" },
  { clause: 'AUTH-04a', file: 'storefront/src/graphql/session-cookie.ts', from: '3600', to: '86_400' },
  { clause: 'AUTH-04a', file: TOKEN_COOKIE, from: 'encodeURIComponent(token)}; Path=/;', to: 'encodeURIComponent(token)}; Path=/api;' },
  { clause: 'AUTH-04b', file: TOKEN_COOKIE, from: 'token ? SESSION_SECONDS : 0', to: 'SESSION_SECONDS' },
  { clause: 'AUTH-04b', file: FORWARD, from: 'if (next === undefined || isLate)', to: 'if (!next || isLate)' },
  { clause: 'AUTH-05a', file: LOG_OUT, from: 'if (revokeCustomerToken?.result !== true)', to: 'if (!revokeCustomerToken)' },
  { clause: 'AUTH-05b', file: CLEAR, from: 'cache?.queryClient.clear()', to: 'await cache?.queryClient.cancelQueries()' },
  { clause: 'AUTH-05b', file: CLEAR, from: '  forgetWishes()\n', to: '  if (hasSession()) forgetWishes()\n' },
  { clause: 'AUTH-05b', file: LOG_OUT, from: '  clearSession()', to: "  clearSession((key) => key.startsWith('draft:'))" },
  { clause: 'AUTH-05c', file: LOG_OUT, from: '  await refetchCustomer()', to: '  if (hasSession()) await refetchCustomer()' },
  { clause: 'AUTH-05d', file: LOG_OUT, from: "  dispatch({ type: 'logged-out' })\n", to: '' },
  { clause: 'AUTH-05d', file: CLEAR, from: 'listUid !== undefined && readCompareListUid() === listUid', to: 'listUid !== undefined' },
  { clause: 'AUTH-05e', file: LOG_OUT, from: "    dispatch({ type: 'logout-failed' })\n", to: '' },
  { clause: 'AUTH-05e', file: LOG_OUT, from: 'revokeCustomerToken?.result !== true', to: 'revokeCustomerToken?.result === false' },
  { clause: 'AUTH-05e', file: 'storefront/src/features/dashboard/dashboard-frame.tsx', from: "showToast({ kind: 'error', title: failed('logoutFailed'), text: failed('logoutFailedHelp') })", to: "void failed('logoutFailed')" },
  { clause: 'AUTH-06', file: SESSION, from: 'if (!(error instanceof StoreError)) throw error', to: 'if (!(error instanceof StoreError) && !hasSession()) throw error' },
  {
    clause: 'AUTH-06',
    file: MACHINE,
    from: "  if (event.type === 'found') return UNKNOWN\n  if (event.type === 'customer') return { status: 'customer', customer: event.customer }",
    to: "  if (event.type === 'found') return UNKNOWN\n  if (event.type === 'customer') return session",
  },
  { clause: 'AUTH-07a', file: REGISTER, from: 'if (!createCustomerV2?.customer)', to: 'if (!createCustomerV2)' },
  { clause: 'AUTH-07a', file: 'storefront/src/features/registration/register-form.tsx', from: 'else setProblem(readGuestProblem(error))', to: 'else void readGuestProblem(error)' },
  { clause: 'AUTH-07b', file: REGISTER, from: 'sendChecked(CreateCustomerV2Operation, { input })', to: 'sendChecked(CreateCustomerV2Operation, { input }, { partial: true })' },
  { clause: 'AUTH-07b', file: 'storefront/src/features/registration/register-form.tsx', from: 'return refuse(error)', to: 'refuse(error)' },
  { clause: 'AUTH-08a', file: REGISTER_SUCCESS, from: "firstLogin === 'done' ? dashboard", to: "firstLogin === 'done' ? home" },
  { clause: 'AUTH-08a', file: REGISTER_SUCCESS, from: 'loginPath(locale, returnPath ?? dashboard)', to: 'loginPath(locale)' },
  { clause: 'AUTH-08b', file: REGISTER_SUCCESS, from: "'/cart'", to: "'/checkout'" },
  { clause: 'AUTH-08b', file: REGISTER_SUCCESS, from: "localePath(locale, '/cart')", to: "'/cart'" },
  { clause: 'AUTH-08b', file: 'storefront/messages/en/register.json', from: '"cart": "Go to cart"', to: '"cart": "Continue"' },
  { clause: 'AUTH-08c', file: REGISTER_SUCCESS, from: '<ButtonLink href={home}', to: '<ButtonLink href={dashboard}' },
  { clause: 'AUTH-08c', file: REGISTER_SUCCESS, from: "localePath(locale, '/')", to: "'/'" },
  { clause: 'AUTH-08c', file: REGISTER_SUCCESS, from: 'router.push(returnPath ?? home)', to: 'router.refresh()' },
  { clause: 'AUTH-08d', file: REGISTER_SUCCESS, from: "'to-be-confirmed': 'confirm'", to: "'to-be-confirmed': 'logIn'" },
  { clause: 'AUTH-08d', file: 'storefront/messages/en/register.json', from: 'Confirm your email within one hour, then', to: 'Confirm your email, then' },
  { clause: 'AUTH-08d', file: 'backend/src/services/mail/messages/en.ts', from: ' The link works for one hour.', to: '' },
  { clause: 'AUTH-08d', file: REGISTER_SUCCESS, from: "failed: 'logIn'", to: "failed: 'welcome'" },
  { clause: 'AUTH-08d', file: 'backend/src/services/mail/messages/pl.ts', from: ' Link działa przez godzinę.', to: '' },
  { clause: 'AUTH-09a', file: CREDENTIALS, from: 'v.check(isEmailAddress,', to: "v.check((text) => text.includes('@') || isEmailAddress(text)," },
  { clause: 'AUTH-09a', file: LOGIN_FORM, from: "errorOf('email')", to: "errorOf('password')" },
  { clause: 'AUTH-09a', file: 'storefront/src/features/registration/person-fields.tsx', from: 't.rich(`error.${message}`', to: "t.rich('error.required'" },
  { clause: 'AUTH-09b', file: STRENGTH, from: 'const LENGTH = 8', to: 'const LENGTH = 6' },
  { clause: 'AUTH-09b', file: STRENGTH, from: '/\\p{Lu}/u', to: '/[A-Z]/' },
  { clause: 'AUTH-09b', file: STRENGTH, from: '/[^\\p{L}\\p{M}\\p{N}]/u.test(password)', to: '/\\W/.test(password)' },
  { clause: 'AUTH-09b', file: STRENGTH, from: 'PASSWORD_RULES.every(', to: 'PASSWORD_RULES.some(' },
  { clause: 'AUTH-09b', file: HINTS, from: '{t(rule)}', to: '{rule}' },
  { clause: 'AUTH-09b', file: HINTS, from: '{isMet && <span', to: '{!isMet && <span' },
  { clause: 'AUTH-09c', file: NEW_PASSWORD, from: 'text === password,', to: 'text.length === password.length,' },
  { clause: 'AUTH-09c', file: PASSWORD_FIELDS, from: "{...field('passwordConfirmation')}", to: "{...field('password')}" },
  { clause: 'AUTH-09c', file: 'storefront/messages/en/register.json', from: '"passwordsDiffer": "Password does not match"', to: '"passwordsDiffer": "Enter a password"' },
  { clause: 'AUTH-09d', file: REGISTRATION_SCHEMA, from: 'const MIN_NAME = 2', to: 'const MIN_NAME = 1' },
  { clause: 'AUTH-09d', file: REGISTRATION_SCHEMA, from: 'v.check(isPersonName,', to: 'v.check((text) => isPersonName(text) || /\\d/.test(text),' },
  { clause: 'AUTH-09d', file: 'storefront/src/features/registration/name-fields.tsx', from: 'error: message && t(`error.${message}`)', to: 'error: message' },
  { clause: 'AUTH-09e', file: REGISTRATION_SCHEMA, from: "  v.nonEmpty(message('required')),\n", to: '' },
  { clause: 'AUTH-09e', file: CREDENTIALS, from: "v.pipe(v.string(), v.nonEmpty(message('required')))", to: 'v.string()' },
  { clause: 'AUTH-09e', file: 'storefront/src/features/registration/registration-refusal.ts', from: "firstNameMissing: { field: 'firstName'", to: "firstNameMissing: { field: 'lastName'" },
  { clause: 'AUTH-10a', file: STRENGTH, from: "  if (password === '') return 'none'\n", to: '' },
  { clause: 'AUTH-10a', file: STRENGTH, from: 'VERY_STRONG_LENGTH = 12', to: 'VERY_STRONG_LENGTH = 20' },
  { clause: 'AUTH-10a', file: HINTS, from: '{t(strength)}', to: '{strength}' },
  { clause: 'AUTH-10a', file: HINTS, from: "medium: { bars: 2, colour: 'bg-(--trail-yellow)' }", to: "medium: { bars: 2, colour: 'bg-success' }" },
  { clause: 'AUTH-10a', file: HINTS, from: 'bar <= bars ?', to: 'bars > 0 ?' },
  { clause: 'AUTH-10a', file: 'storefront/messages/en/register.json', from: '"medium": "Medium"', to: '"medium": "Strong"' },
  { clause: 'AUTH-10b', file: PASSWORD_FIELDS, from: '<StrengthMeter password={password} />', to: '{errors.password && <StrengthMeter password={password} />}' },
  { clause: 'AUTH-10b', file: HINTS, from: ' aria-live="polite">', to: '>' },
  { clause: 'AUTH-10b', file: HINTS, from: "password === '' ? 'invisible'", to: "strength !== 'veryStrong' ? 'invisible'" },
  { clause: 'AUTH-11a', file: CONSENT_FIELDS, from: '(event) => setAll(event.target.checked)', to: '() => setAll(true)' },
  { clause: 'AUTH-11a', file: CONSENT_FIELDS, from: 'given === CONSENTS.length', to: 'given > 0' },
  { clause: 'AUTH-11a', file: CONSENT_FIELDS, from: 'box.indeterminate = given > 0 && !isAll', to: 'box.indeterminate = false' },
  { clause: 'AUTH-11b', file: CONSENT_FIELDS, from: "['statute', 'personalData', 'newsletter'] as const", to: "['statute', 'personalData'] as const" },
  { clause: 'AUTH-11b', file: REGISTRATION_SCHEMA, from: 'personalData: consentEntry', to: 'personalData: v.boolean()' },
  { clause: 'AUTH-11b', file: REGISTER, from: 'is_subscribed: newsletter', to: 'is_subscribed: !newsletter' },
  { clause: 'AUTH-11b', file: CONSENT_FIELDS, from: "required={consent !== 'newsletter'}", to: 'required' },
  { clause: 'AUTH-11a', file: CONSENT_FIELDS, from: 'setAll(event.target.checked)', to: 'setAll(true)' },
  { clause: 'AUTH-12a', file: 'storefront/src/features/password/forgot-password-form.tsx', from: "t('forgotPassword.sentHelp')", to: "t('forgotPassword.help')" },
  { clause: 'AUTH-12a', file: LOGIN_TEXTS, from: 'If there’s an account for that email, a link', to: 'A link to your account' },
  { clause: 'AUTH-12a', file: LOGIN_TEXTS, from: '"sent": "Check your inbox"', to: '"sent": "A link is in your inbox"' },
  { clause: 'AUTH-12b', file: REQUEST_MAIL, from: "error.reason === 'not-signed-in'", to: "error.reason === 'invalid-input'" },
  { clause: 'AUTH-12b', file: REQUEST_MAIL, from: 'MILLISECONDS = 1000', to: 'MILLISECONDS = 1' },
  { clause: 'AUTH-12b', file: 'storefront/src/graphql/neutral-answer.ts', from: "new Set(['requestPasswordResetEmail', 'resendConfirmationEmail'])", to: "new Set(['resendConfirmationEmail'])" },
  { clause: 'AUTH-13a', file: CREATE_PASSWORD, from: "localePath(locale, '/login')", to: "localePath(locale, '/')" },
  { clause: 'AUTH-13a', file: CREATE_PASSWORD, from: '          defaultValue={email}\n', to: '' },
  { clause: 'AUTH-13a', file: CREATE_PASSWORD, from: 'readOnly={email !== undefined}', to: 'readOnly={false}' },
  { clause: 'AUTH-13b', file: 'storefront/src/features/password/create-password.tsx', from: "t('notAuthorized')", to: "t('linkOrPassword')" },
  { clause: 'AUTH-13b', file: CREATE_PASSWORD, from: '{t(problem)}', to: '{problem}' },
  { clause: 'AUTH-13b', file: LOGIN_TEXTS, from: 'is not authorized, use a valid link', to: 'is not authorized' },
  { clause: 'AUTH-13b', file: 'storefront/src/features/password/reset-password.ts', from: 'if (!isReset)', to: 'if (isReset === null)' },
  { clause: 'AUTH-13b', file: 'storefront/src/graphql/refusals/messages.en.ts', from: 'The password token is expired.', to: 'The password token has expired.' },
  { clause: 'AUTH-13b', file: CREATE_PASSWORD, from: "localePath(locale, '/forgot-password')", to: "localePath(locale, '/register')" },
  { clause: 'AUTH-13b', file: 'storefront/src/features/password/create-password.tsx', from: "localePath(locale, '/forgot-password')", to: "localePath(locale, '/login')" },
  { clause: 'AUTH-14a', file: SESSION, from: 'cookie.onChange(check), ', to: '' },
  { clause: 'AUTH-14a', file: 'storefront/src/features/dashboard/guest-redirect.ts', from: "previous === 'logging-out' ?", to: "previous === 'logging-out' || previous === 'expired' ?" },
  { clause: 'AUTH-14a', file: CUSTOMER_TOKEN, from: 'REFUSALS.has(extensions?.category)', to: "extensions?.category === 'graphql-authentication'" },
  { clause: 'AUTH-14b', file: CUSTOMER_TOKEN, from: "token === 'refused' || body.errors", to: "token === 'refused' && body.errors" },
  { clause: 'AUTH-14b', file: 'storefront/src/features/login/session-watch.tsx', from: "text: t('auth.overHelp'), ", to: '' },
  { clause: 'AUTH-14c', file: FORWARD, from: '{ ...(await ask({ ...call, token: undefined })), token', to: '{ ...answered, token' },
  { clause: 'AUTH-14c', file: 'storefront/src/features/login/session-watch.tsx', from: 'if (before === status ||', to: "if (before !== 'unknown' ||" },
]
