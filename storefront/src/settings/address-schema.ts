import * as v from 'valibot'
import { checked } from './schema.ts'

/** Where a server listens on all its addresses; no address of a browser. */
const ANY_INTERFACE = new Set(['0.0.0.0', '[::]'])

/** An origin: the shop's pages and calls are at fixed paths below it. */
export const optionalOrigin = () =>
  v.pipe(
    v.string(),
    v.check((given) => !hasLogin(given), 'must hold no user and no password'),
    v.check(
      (given) => given === '' || hasLogin(given) || (isPlainAddress(given) && new URL(given).pathname === '/' && !ANY_INTERFACE.has(new URL(given).hostname)),
      ({ input }) => `must be an address without a path, such as https://shop.example, not '${input}'`,
    ),
  )

/** An address that a path can be appended to. The message does not repeat a user and a password. @param none another value for no address */
export const optionalAddress = (none = '') =>
  v.pipe(
    v.string(),
    v.check((given) => !hasLogin(given), 'must hold no user and no password'),
    v.check((given) => given === '' || given === none || hasLogin(given) || isPlainAddress(given), ({ input }) => `must be an address such as https://shop.example, not '${input}'`),
  )

export const addressList = () =>
  v.pipe(
    v.string(),
    v.check(
      (given) => given.split(',').every((address) => address.trim() === '' || (isPlainAddress(address.trim()) && !hasLogin(address.trim()))),
      'must be addresses such as http://10.0.0.5:6082, without a user and a password',
    ),
  )

/** The message does not repeat the address, which may contain a password. */
export const optionalSmtpServer = () => checked((given) => isServer(URL.parse(given), /^smtps?:$/, /^\/?$/), 'such as smtp://user:password@host:587', { isSecret: true })

/** The message does not repeat the address, which may contain a password. */
export const optionalRedis = () => checked((given) => isServer(URL.parse(given), /^rediss?:$/, /^(\/\d*)?$/), 'such as redis://user:password@host:6379/0', { isSecret: true })

const isServer = (url: URL | null, protocol: RegExp, path: RegExp): boolean => url !== null && protocol.test(url.protocol) && url.hostname !== '' && url.port !== '0' && path.test(url.pathname) && url.search === '' && url.hash === ''

export const optionalHost = () => checked((given) => /^(?:[\w-]+(?:\.[\w-]+)*|[\da-f:.]*:[\da-f:.]*)$/i.test(given), 'the address or name of an interface, such as 127.0.0.1')

/** Also without a scheme, or with a password that has a slash. A path may have an @. */
const hasLogin = (given: string): boolean => given.includes('@') && !isWebAddress(given)

/** Unlike the parser of addresses, accepts neither 'https:shop.example' nor a second address after a comma. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/(?:[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]\S*)?$/iu.test(address) && URL.canParse(address)

const isPlainAddress = (address: string): boolean => isWebAddress(address) && !/[?#]/.test(address)
