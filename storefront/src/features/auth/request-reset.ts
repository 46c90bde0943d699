import { send } from '../../graphql/browser.ts'
import { RequestPasswordResetEmailOperation } from '../../graphql/generated/password.ts'
import { askNeutrally } from './ask-neutrally.ts'

/** @throws ServerError when the shop does not answer, or is asked too often */
export const requestReset = (email: string): Promise<void> => askNeutrally(() => send(RequestPasswordResetEmailOperation, { email }))
