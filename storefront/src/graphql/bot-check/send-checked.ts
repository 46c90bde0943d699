import { send } from '../browser.ts'

/** Like `send`, for an operation that a robot might send: adds a token of the bot check if the shop has one. Throws what `send` throws. */
export const sendChecked: typeof send = async (operation, variables, options) => {
  const late = await load()
  return (late?.sendWithToken ?? send)(operation, variables, options)
}

/** Loads the bot check once the visitor uses such a form: the service does not learn of visitors who only look at it. */
export const botChecked = { onFocus: prepare, onPointerDown: prepare }

async function prepare(): Promise<void> {
  const late = await load()
  late?.prepareToken()
}

/** If the script does not load, forms are sent without a token, and the gateway decides. */
const load = () => (document.documentElement.dataset.botCheck ? import('./send-with-token.ts').catch(() => undefined) : undefined)
