import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { RequestPasswordResetEmailOperation } from '../../graphql/generated/password.ts'
import { askNeutrally } from '../auth/ask-neutrally.ts'

/** @throws like askNeutrally */
export const requestReset = (email: string): Promise<void> => askNeutrally(() => sendChecked(RequestPasswordResetEmailOperation, { email }))
