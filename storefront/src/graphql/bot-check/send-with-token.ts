import { type SendOptions, send } from '../browser.ts'
import { refusalOf } from '../errors.ts'
import type { Operation } from '../operation.ts'
import { rootField } from '../root-field.ts'
import { createBotTokens } from './bot-tokens.ts'
import { GUARDED_FIELDS } from './guarded-fields.ts'

const tokens = createBotTokens(document.documentElement.dataset.botCheck ?? '')

/** For a request of the shop itself. Empty if no token is available. */
export const createToken = (action: string): Promise<string> => tokens.create(action)

export const prepareToken = (): void => tokens.prepare()

/** The backend may guard more operations than the shop. One that it refused for a missing token was not executed, so it is sent again with a token. */
export async function sendWithToken<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, options?: SendOptions): Promise<Data> {
  const action = rootField(operation.query)
  const isGuarded = GUARDED_FIELDS.has(action)
  try {
    return await send(operation, variables, { ...options, botToken: isGuarded ? await tokens.create(action) : '' })
  } catch (error) {
    const isRequired = !isGuarded && refusalOf(error)?.reason === 'botCheckFailed'
    const botToken = isRequired ? await tokens.create(action) : ''
    if (botToken) return send(operation, variables, { ...options, botToken })
    throw error
  }
}
