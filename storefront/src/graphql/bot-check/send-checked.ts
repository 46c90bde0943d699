import { send } from '../browser.ts'

/** Like `send`, for an operation that bots may send: adds a token if the shop has a bot check. Throws what `send` throws. */
export const sendChecked: typeof send = async (operation, variables, options) => {
  const botCheck = await load()
  return (botCheck?.sendWithToken ?? send)(operation, variables, options)
}

/** The token of a request that is no operation; empty without a bot check. */
export async function botTokenFor(action: string): Promise<string> {
  const botCheck = await load()
  return (await botCheck?.createToken(action)) ?? ''
}

/** Loads the bot check once the visitor uses the form, so that the service does not see visitors who only look at it. */
export const botChecked = { onFocus: prepare, onPointerDown: prepare }

async function prepare(): Promise<void> {
  const botCheck = await load()
  botCheck?.prepareToken()
}

/** If the code does not load, forms are sent without a token, and the gateway decides. */
const load = () => (document.documentElement.dataset.botCheck ? import('./send-with-token.ts').catch(() => undefined) : undefined)
