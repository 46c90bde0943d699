import { Failure } from '../failure.mjs'

/**
 * @param {string} text
 * @param {string} name of the setting or the option
 * @returns {string} without /graphql and without a slash at its end
 * @throws {Failure}
 */
export function backendAddress(text, name) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!/^https?:$/.test(url?.protocol ?? '')) throw new Failure(`${name} must be an address such as https://magento.example, not '${text}'`)
  if (url?.username || url?.password) throw new Failure(`${name} must not hold a user and a password: BACKEND_BASIC_AUTH does`)
  return text.replace(/\/+$/, '').replace(/\/graphql$/, '')
}
