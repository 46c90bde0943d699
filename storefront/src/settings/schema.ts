import * as v from 'valibot'
import { isIban } from '../lib/iban.ts'

// Only valibot functions that the forms in the browser use, too: a bundle contains every function that any module names.

export const text = () => v.string()

/** An empty value is right, too. @param isSecret the message does not repeat the value */
export const checked = (isRight: (given: string) => boolean, mustBe: string, { isSecret = false } = {}) =>
  v.pipe(v.string(), v.check((given) => given === '' || isRight(given), ({ input }) => `must be ${mustBe}${isSecret ? '' : `, not '${input}'`}`))

export const wholeNumber = (max = Number.MAX_SAFE_INTEGER, min = 0) => {
  const range = `${min === 0 ? '' : ` from ${min}`}${max === Number.MAX_SAFE_INTEGER ? '' : ` up to ${max}`}`
  return v.pipe(
    v.string(),
    v.check((given) => /^\d+$/.test(given) && Number(given) >= min && Number(given) <= max, ({ input }) => `must be a whole number${range}, not '${input}'`),
  )
}

export const optionalPort = () => checked((given) => /^\d+$/.test(given) && Number(given) <= 65_535, 'a port')

/** It is also the name of a field in GraphQL. */
export const attributeCode = () => checked((given) => /^[a-z][a-z0-9_]*$/.test(given), 'the code of an attribute such as size_guide')

export const optionalAmount = () => checked((given) => /^\d{1,9}(\.\d{1,2})?$/.test(given) && Number(given) > 0, 'an amount such as 500 or 49.90')

export const fraction = () =>
  v.pipe(v.string(), v.check((given) => /^(0(\.\d+)?|1(\.0+)?)$/.test(given), ({ input }) => `must be a number from 0 to 1, not '${input}'`))

/** Where the shop runs, not relative to a folder that a service manager chooses. */
export const optionalFolder = () => checked(isFolder, 'the whole path of a folder, from /')

// oxlint-disable-next-line no-control-regex -- those are what it looks for
export const isFolder = (given: string): boolean => /^\/+[^\u0000-\u001f/]/.test(given) && !/[\u0000-\u001f\u007f]/.test(given)

export const optionalEmail = () => checked((given) => /^[^\s@<>,]+@[^\s@<>,]+$/.test(given), 'an e-mail address')

export const optionalIban = () => checked(isIban, 'an IBAN such as PL61 1090 1014 0000 0712 1981 2874')

/** A secret of the shop's own, which protects an address that anybody may call. */
export const ownSecret = () => checked((given) => given.length >= MIN_SECRET && isHeaderValue(given), `at least ${MIN_SECRET} characters without spaces, such as those of openssl rand -hex 32`, { isSecret: true })

const MIN_SECRET = 16

/** A secret that another service has chosen. */
export const foreignSecret = () => checked(isHeaderValue, 'of ASCII characters without spaces, because it is sent in a header', { isSecret: true })

function isHeaderValue(given: string): boolean {
  return /^[\x21-\x7e]+$/.test(given)
}

/** An empty option, if there is one, means none. */
export const oneOf = (options: readonly string[]) => {
  const mustBe = listed(options.filter(Boolean))
  return v.pipe(v.string(), v.check((given) => options.includes(given), ({ input }) => `must be ${mustBe}${options.includes('') ? ', or empty' : ''}, not '${input}'`))
}

/** 'a', 'a or b', 'a, b or c'. */
export const listed = (options: readonly string[]): string => (options.length < 2 ? options.join() : `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`)

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
  const wrongPair = (given: string) => readPairs(given).find(([left, right], index, all) => !isPair(left, right) || all.findIndex(([other]) => other === left) < index)
  return v.pipe(v.string(), v.check((given) => !wrongPair(given), ({ input }) => `must be ${mustBe}, each once, not '${wrongPair(input)?.join('=')}'`))
}

/** A list, separated by commas. */
export const names = (isName: (name: string) => boolean, mustBe: string) => {
  const wrongName = (given: string) => readNames(given).find((name) => !isName(name))
  return v.pipe(v.string(), v.check((given) => wrongName(given) === undefined, ({ input }) => `must be ${mustBe}, separated by commas, not '${wrongName(input)}'`))
}

/** Identifiers of CMS pages and blocks, or URL keys of pages. */
export const identifiers = () => names((name) => /^[^\s;|=]+$/.test(name), 'identifiers such as about-us')

/** Parses 'en=default, pl=polish'. The right side of a pair may contain further equals signs. */
export const readPairs = (given: string): [string, string][] =>
  given.split(',').filter((pair) => pair.trim()).map((pair) => [pair.replace(/=.*/s, '').trim(), pair.replace(/^[^=]*=?/, '').trim()])

/** Parses 'promo, delivery,,promo'. */
export const readNames = (list: string): readonly string[] => [...new Set(list.split(',').map((name) => name.trim()).filter(Boolean))]
