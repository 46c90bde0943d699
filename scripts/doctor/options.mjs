import { parseArgs } from 'node:util'
import { Failure } from '../failure.mjs'
import { backendAddress } from '../settings.mjs'

export const HELP = `npm run doctor -- [--backend <address>] [--json] [--read-only]

Examines a backend and reports what Kram supports, what it does not, and which settings fit.

  --backend <address>   such as https://magento.example; without it, BACKEND_URL
  --json                the report as JSON
  --read-only           no test cart: delivery, payment and tax stay unknown
  --help                this text

A backend behind basic auth: set BACKEND_BASIC_AUTH=user:password in the environment or in storefront/.env.local.
A test cart gets one product and an invented address, and is emptied again. Nothing else is written.
The exit status is 1 if the shop would not work.`

/**
 * @param {string[]} args
 * @param {string | undefined} ownBackend BACKEND_URL
 * @returns {{ isHelp: true } | { isHelp: false, address: string, isJson: boolean, isReadOnly: boolean }}
 * @throws {Failure}
 */
export function readOptions(args, ownBackend) {
  const { help, backend = ownBackend, json = false, 'read-only': isReadOnly = false } = parse(args)
  if (help) return { isHelp: true }
  if (!backend) throw new Failure('Which backend? npm run doctor -- --backend https://magento.example')
  return { isHelp: false, address: backendAddress(backend, '--backend'), isJson: json, isReadOnly }
}

/** @param {string[]} args */
function parse(args) {
  try {
    const boolean = /** @type {const} */ ({ type: 'boolean' })
    return parseArgs({ args, options: { help: boolean, json: boolean, 'read-only': boolean, backend: { type: 'string' } } }).values
  } catch (error) {
    throw new Failure(`${/** @type {Error} */ (error).message.split('. ')[0]}: npm run doctor -- --help lists the options`)
  }
}
