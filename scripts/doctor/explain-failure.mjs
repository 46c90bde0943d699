import { NoAnswer } from './no-answer.mjs'

/** @type {Readonly<Record<string, (host: string) => string>>} */
const REASONS = {
  ENOTFOUND: (host) => `no host is called ${host}`,
  EAI_AGAIN: (host) => `the name ${host} cannot be looked up`,
  ECONNREFUSED: (host) => `nothing listens at ${host}`,
  ECONNRESET: (host) => `${host} closes the connection`,
  EHOSTUNREACH: (host) => `there is no way to ${host}`,
  ENETUNREACH: (host) => `there is no way to ${host}`,
  CERT_HAS_EXPIRED: (host) => `the certificate of ${host} has expired`,
  ERR_TLS_CERT_ALTNAME_INVALID: (host) => `the certificate of ${host} is for another host`,
  ERR_SSL_WRONG_VERSION_NUMBER: (host) => `${host} does not speak TLS: try http://`,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: (host) => `${host} does not speak TLS: try http://`,
}

const UNKNOWN_CERTIFICATE = /SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_UNTRUSTED|CERT_SIGNATURE/
const TIMEOUT = /TIMEDOUT|UND_ERR_\w+_TIMEOUT/
const NO_HTTP = /^HPE_/

/**
 * Explains in one line why a request failed.
 * @param {unknown} error as `fetch` throws it
 * @param {string} address
 * @param {number} patience milliseconds
 * @param {boolean} hasBegun whether a response had begun
 */
export function explainFailure(error, address, patience, hasBegun) {
  const { host } = new URL(address)
  return new NoAnswer(`${address}: ${reasonOf(error, host, patience, hasBegun)}`, { isLasting: false })
}

/** @type {(error: unknown, host: string, patience: number, hasBegun: boolean) => string} */
function reasonOf(error, host, patience, hasBegun) {
  const late = `nothing within ${patience / 1000} s`
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return hasBegun ? `only half an answer within ${patience / 1000} s` : late
  const code = codeOf(error)
  if (TIMEOUT.test(code)) return late
  if (UNKNOWN_CERTIFICATE.test(code)) {
    return `the certificate of ${host} is signed by nobody that is known here (${code}): name the file of its authority in NODE_EXTRA_CA_CERTS`
  }
  if (NO_HTTP.test(code)) return `${host} does not speak HTTP`
  const reason = REASONS[code]
  if (reason && !hasBegun) return reason(host)
  if (hasBegun) return 'the answer breaks off halfway'
  const cause = error.cause instanceof Error ? error.cause : error
  return `${cause.message || code || cause.name}`.replace(/\s+/g, ' ')
}

/** @type {(error: Error) => string} */
function codeOf({ cause }) {
  const { code = '', errors = [] } = /** @type {{ code?: string, errors?: { code?: string }[] }} */ (cause ?? {})
  return code || errors[0]?.code || ''
}
