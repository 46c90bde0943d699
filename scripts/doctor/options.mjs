import { parseArgs } from 'node:util'
import { Failure } from '../failure.mjs'
import { backendAddress } from './backend-address.mjs'

export const HELP = `npm run doctor -- [--backend <address>] [--json] [--read-only]

Asks a backend what it is and says what of it Kram can show, what it will leave out, and which settings fit.

  --backend <address>   such as https://magento.example; without it, BACKEND_URL
  --json                the same as data
  --read-only           no test cart: delivery, payment and tax are then not known
  --help                this text

A backend behind basic auth: set BACKEND_BASIC_AUTH=user:password in the environment or in storefront/.env.local.
A test cart gets one product and an address of nobody, and is left empty. Nothing else is written.
Exit status 1 where the shop would not work.`

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
    throw new Failure(`${/** @type {Error} */ (error).message.split('. ')[0]}: npm run doctor -- --help tells what there is`)
  }
}
