import { send } from '../browser.ts'

/** Sends an operation that a robot might send, with a token of the bot check where the shop has one. Otherwise, and in what it throws, as `send`. */
export const sendChecked: typeof send = async (operation, variables, options) => {
  const late = await load()
  return (late?.sendWithToken ?? send)(operation, variables, options)
}

/** For a form that sends such an operation, and is touched: nobody is told of a visitor who only looks at it. */
export const botChecked = { onFocus: prepare, onPointerDown: prepare }

async function prepare(): Promise<void> {
  const late = await load()
  late?.prepareToken()
}

/** Where it does not come, forms go without, and the gateway decides. */
const load = () => (document.documentElement.dataset.botCheck ? import('./send-with-token.ts').catch(() => undefined) : undefined)
