import * as v from 'valibot'

// Checks of text, and nothing else of valibot: a bundle holds each function of it that any module names, and the browser's has these
// for its forms.

export const text = () => v.string()

export const wholeNumber = (most = Number.MAX_SAFE_INTEGER, least = 0) => {
  const range = `${least === 0 ? '' : ` from ${least}`}${most === Number.MAX_SAFE_INTEGER ? '' : ` up to ${most}`}`
  return v.pipe(
    v.string(),
    v.check((given) => /^\d+$/.test(given) && Number(given) >= least && Number(given) <= most, ({ input }) => `must be a whole number${range}, not '${input}'`),
  )
}

export const amountOrNone = () => v.pipe(v.string(), v.check((given) => given === '' || Number(given) > 0, ({ input }) => `must be an amount, not '${input}'`))

export const shareOf = () =>
  v.pipe(v.string(), v.check((given) => /^(0(\.\d+)?|1(\.0+)?)$/.test(given), ({ input }) => `must be a number from 0 to 1, not '${input}'`))

/** What holds a user and a password is not repeated. */
export const addressOrNone = () =>
  v.pipe(
    v.string(),
    v.check((given) => given === '' || isWebAddress(given), ({ input }) => `must be an address such as https://shop.example, not '${input}'`),
    v.check((given) => !URL.parse(given)?.username && !URL.parse(given)?.password, 'must hold no user and no password'),
  )

/** It may hold a password, so that it is not repeated. */
export const smtpServerOrNone = () =>
  v.pipe(v.string(), v.check((given) => given === '' || isSmtpServer(URL.parse(given)), 'must be such as smtp://user:password@host:587'))

const isSmtpServer = (url: URL | null): boolean => url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''

export const emailOrNone = () =>
  v.pipe(v.string(), v.check((given) => given === '' || /^[^\s@<>,]+@[^\s@<>,]+$/.test(given), ({ input }) => `must be an e-mail address, not '${input}'`))

export const oneOf = (options: readonly string[]) =>
  v.pipe(v.string(), v.check((given) => options.includes(given), ({ input }) => `must be ${options.join(' or ')}, not '${input}'`))

/** A switch: 1 or 0. */
export const flag = () => oneOf(['0', '1'])

export const pairs = (isPair: (left: string, right: string) => boolean, mustBe: string) => {
  const wrongPair = (given: string) => readPairs(given).find((pair) => !isPair(...pair))
  return v.pipe(v.string(), v.check((given) => !wrongPair(given), ({ input }) => `must be ${mustBe}, not '${wrongPair(input)?.join('=')}'`))
}

/** 'en=default, pl=polish'; what stands on the right may hold further equals signs. */
export const readPairs = (given: string): [string, string][] =>
  given.split(',').filter((pair) => pair.trim()).map((pair) => [pair.replace(/=.*/s, '').trim(), pair.replace(/^[^=]*=?/, '').trim()])

export const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '')
