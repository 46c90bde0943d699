import type { Break } from '../break.ts'

const GUARDED = 'storefront/src/graphql/bot-check/guarded-fields.ts'
const PROBLEM = 'storefront/src/features/bot-check/bot-check-problem.tsx'
const CHECKED = "import { sendChecked } from '../../graphql/bot-check/send-checked.ts'"
const UNCHECKED = "import { send as sendChecked } from '../../graphql/browser.ts'"

export const BREAKS: readonly Break[] = [
  { clause: 'BOT-01a', file: 'storefront/src/features/contact/contact-message.ts', from: CHECKED, to: UNCHECKED },
  { clause: 'BOT-01a', file: 'storefront/src/features/newsletter/signup-form.tsx', from: 'noValidate {...botChecked}', to: 'noValidate {...(customer ? botChecked : {})}' },
  { clause: 'BOT-01a', file: 'storefront/src/features/registration/register-customer.ts', from: CHECKED, to: UNCHECKED },
  { clause: 'BOT-01a', file: 'storefront/src/features/login/log-in.ts', from: CHECKED, to: UNCHECKED },
  { clause: 'BOT-01a', file: 'storefront/src/features/password/request-reset.ts', from: CHECKED, to: UNCHECKED },
  { clause: 'BOT-01a', file: GUARDED, from: "  'createProductReview',\n", to: '' },
  { clause: 'BOT-01a', file: GUARDED, from: "'createProductReview'", to: "'createReview'" },
  { clause: 'BOT-01b', file: 'storefront/src/graphql/bot-check/verify-token.ts', from: '>= minimumScore', to: '> minimumScore' },
  { clause: 'BOT-01b', file: PROBLEM, from: 't(`botCheck.${reason}Help`)', to: 't(`botCheck.${reason}`)' },
  { clause: 'BOT-01b', file: 'storefront/src/features/reviews/review-fields.tsx', from: 'if (isBotCheck(reason)) return reason', to: "if (isBotCheck(reason)) return 'refused'" },
  { clause: 'BOT-01b', file: 'storefront/src/features/auth/request-mail.ts', from: "error.reason === 'not-signed-in' || isBotCheck(refusalOf(error)?.reason)", to: "error.reason === 'not-signed-in'" },
  { clause: 'BOT-01b', file: 'storefront/src/features/reviews/review-fields.tsx', from: 'if (isBotCheck(reason)) return reason', to: "if (reason === 'botCheckDown') return reason" },
]
