import { Failure } from '../failure.mjs'

/** The backend did not respond as a Magento does. */
export class NoAnswer extends Failure {
  /**
   * @param {string} message one line
   * @param {{ isLasting: boolean }} options `isLasting`: waiting will not help, as the address itself is wrong
   */
  constructor(message, { isLasting }) {
    super(message)
    this.isLasting = isLasting
  }
}

/** @type {Readonly<Record<string, (host: string) => string>>} */
const REASONS = {
  ENOTFOUND: (host) => `the host ${host} does not exist`,
  EAI_AGAIN: (host) => `the name ${host} cannot be resolved`,
  ECONNREFUSED: (host) => `nothing listens at ${host}`,
  ECONNRESET: (host) => `${host} closes the connection`,
  EHOSTUNREACH: (host) => `${host} is unreachable`,
  ENETUNREACH: (host) => `${host} is unreachable`,
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
  const late = `no response within ${patience / 1000} s`
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return hasBegun ? `only half a response within ${patience / 1000} s` : late
  const code = codeOf(error)
  if (TIMEOUT.test(code)) return late
  if (UNKNOWN_CERTIFICATE.test(code)) {
    return `the certificate of ${host} is not signed by a known authority (${code}): set NODE_EXTRA_CA_CERTS to the authority's file`
  }
  if (NO_HTTP.test(code)) return `${host} does not speak HTTP`
  const reason = REASONS[code]
  if (reason && !hasBegun) return reason(host)
  if (hasBegun) return 'the response breaks off halfway'
  const cause = error.cause instanceof Error ? error.cause : error
  return `${cause.message || code || cause.name}`.replace(/\s+/g, ' ')
}

/** @type {(error: Error) => string} */
function codeOf({ cause }) {
  const { code = '', errors = [] } = /** @type {{ code?: string, errors?: { code?: string }[] }} */ (cause ?? {})
  return code || errors[0]?.code || ''
}
