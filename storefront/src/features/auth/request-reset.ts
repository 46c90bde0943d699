import { send } from '../../graphql/browser.ts'
import { RequestPasswordResetEmailOperation } from '../../graphql/generated/password.ts'
import { askNeutrally } from './ask-neutrally.ts'

/** @throws like askNeutrally */
export const requestReset = (email: string): Promise<void> => askNeutrally(() => send(RequestPasswordResetEmailOperation, { email }))
