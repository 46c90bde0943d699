import * as v from 'valibot'
import { isIban } from '../lib/iban.ts'

// Only valibot functions that the forms in the browser use, too: a bundle contains every function that any module names.

export const text = () => v.string()

export const wholeNumber = (max = Number.MAX_SAFE_INTEGER, min = 0) => {
  const range = `${min === 0 ? '' : ` from ${min}`}${max === Number.MAX_SAFE_INTEGER ? '' : ` up to ${max}`}`
  return v.pipe(
    v.string(),
    v.check((given) => /^\d+$/.test(given) && Number(given) >= min && Number(given) <= max, ({ input }) => `must be a whole number${range}, not '${input}'`),
  )
}

export const optionalPort = () =>
  v.pipe(v.string(), v.check((given) => given === '' || (/^\d+$/.test(given) && Number(given) <= 65_535), ({ input }) => `must be a port, not '${input}'`))

/** It is also the name of a field in GraphQL. */
export const attributeCode = () =>
  v.pipe(v.string(), v.check((given) => given === '' || /^[a-z][a-z0-9_]*$/.test(given), ({ input }) => `must be the code of an attribute such as size_guide, not '${input}'`))

export const optionalAmount = () => v.pipe(v.string(), v.check((given) => given === '' || Number(given) > 0, ({ input }) => `must be an amount, not '${input}'`))

export const fraction = () =>
  v.pipe(v.string(), v.check((given) => /^(0(\.\d+)?|1(\.0+)?)$/.test(given), ({ input }) => `must be a number from 0 to 1, not '${input}'`))

/** The message does not repeat a user and a password. @param none another value for no address */
export const optionalAddress = (none = '') =>
  v.pipe(
    v.string(),
    v.check((given) => given === '' || given === none || isWebAddress(given), ({ input }) => `must be an address such as https://shop.example, not '${input}'`),
    v.check((given) => !URL.parse(given)?.username && !URL.parse(given)?.password, 'must hold no user and no password'),
  )

export const addressList = () =>
  v.pipe(
    v.string(),
    v.check((given) => given.split(',').every((address) => address.trim() === '' || isPlainAddress(address.trim())), 'must be addresses such as http://10.0.0.5:6082, without a user and a password'),
  )

const isPlainAddress = (address: string): boolean => isWebAddress(address) && !URL.parse(address)?.username && !URL.parse(address)?.password

/** The message does not repeat the address, which may contain a password. */
export const optionalSmtpServer = () =>
  v.pipe(v.string(), v.check((given) => given === '' || isSmtpServer(URL.parse(given)), 'must be such as smtp://user:password@host:587'))

const isSmtpServer = (url: URL | null): boolean => url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''

/** The message does not repeat the address, which may contain a password. */
export const optionalRedis = () =>
  v.pipe(v.string(), v.check((given) => given === '' || isRedis(URL.parse(given)), 'must be such as redis://user:password@host:6379/0'))

const isRedis = (url: URL | null): boolean => url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '' && /^(\/\d*)?$/.test(url.pathname)

export const optionalEmail = () =>
  v.pipe(v.string(), v.check((given) => given === '' || /^[^\s@<>,]+@[^\s@<>,]+$/.test(given), ({ input }) => `must be an e-mail address, not '${input}'`))

export const optionalIban = () =>
  v.pipe(v.string(), v.check((given) => given === '' || isIban(given), ({ input }) => `must be an IBAN such as PL61 1090 1014 0000 0712 1981 2874, not '${input}'`))

export const oneOf = (options: readonly string[]) =>
  v.pipe(v.string(), v.check((given) => options.includes(given), ({ input }) => `must be ${options.join(' or ')}, not '${input}'`))

/** A switch: 1 or 0. */
export const flag = () => oneOf(['0', '1'])

const isDate = (given: string): boolean => {
  const day = /^\d\d-\d\d$/.test(given) ? `2024-${given}` : given
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true
}

/** Days of each year or of one, in a list. */
export const dates = () =>
  v.pipe(v.string(), v.check((given) => given.split(',').every((each) => each.trim() === '' || isDate(each.trim())), ({ input }) => `must be days such as '12-31' or '2027-05-04', not '${input}'`))

export const pairs = (isPair: (left: string, right: string) => boolean, mustBe: string) => {
  const wrongPair = (given: string) => readPairs(given).find((pair) => !isPair(...pair))
  return v.pipe(v.string(), v.check((given) => !wrongPair(given), ({ input }) => `must be ${mustBe}, not '${wrongPair(input)?.join('=')}'`))
}

/** A list, separated by commas. */
export const names = (isName: (name: string) => boolean, mustBe: string) => {
  const wrongName = (given: string) => readNames(given).find((name) => !isName(name))
  return v.pipe(v.string(), v.check((given) => wrongName(given) === undefined, ({ input }) => `must be ${mustBe}, separated by commas, not '${wrongName(input)}'`))
}

/** Parses 'en=default, pl=polish'. The right side of a pair may contain further equals signs. */
export const readPairs = (given: string): [string, string][] =>
  given.split(',').filter((pair) => pair.trim()).map((pair) => [pair.replace(/=.*/s, '').trim(), pair.replace(/^[^=]*=?/, '').trim()])

/** Parses 'promo, delivery,,promo'. */
export const readNames = (list: string): readonly string[] => [...new Set(list.split(',').map((name) => name.trim()).filter(Boolean))]

export const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '')
