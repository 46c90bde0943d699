import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { RequestPasswordResetEmailOperation } from '../../graphql/generated/password.ts'
import { requestMail } from '../auth/request-mail.ts'

/** @throws like requestMail */
export const requestReset = (email: string): Promise<void> => requestMail(() => sendChecked(RequestPasswordResetEmailOperation, { email }))
