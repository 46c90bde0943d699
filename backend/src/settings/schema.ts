import * as v from 'valibot'
import { type FaultList, parseFaults } from '../services/faults/read-faults.ts'

// Each schema checks one variable, which is empty if it is not set and has no fallback.

export const text = () => v.string()

/** The message does not repeat a value that may contain a password. */
const checked = (isRight: (value: string) => boolean, mustBe: string, isSecret = false) =>
  v.pipe(v.string(), v.check((value) => value === '' || isRight(value), ({ input }) => `must be ${mustBe}${isSecret ? '' : `, not '${input}'`}`))

/** A base URL without a trailing slash. */
export const address = () =>
  v.pipe(
    v.string(),
    v.check((value) => !hasLogin(value), 'must hold no user and no password'),
    v.check((value) => value === '' || hasLogin(value) || isPlainUrl(value), ({ input }) => `must be an address such as https://shop.example, not '${input}'`),
    v.transform((value) => value.replace(/\/+$/, '')),
  )

const hasLogin = (value: string): boolean => /^https?:\/\/[^/?#]*@/i.test(value)

/** Unlike the parser of URLs, accepts neither 'https:shop.example' nor a second URL after a comma. */
const isPlainUrl = (value: string): boolean => /^https?:\/\/(?:[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?|\[[\da-f:.]+\])(?::\d+)?(?:\/[^\s?#]*)?$/iu.test(value) && URL.canParse(value)

/** A secret of the shop's own, which protects an address that anybody may call. */
export const ownSecret = () =>
  checked((value) => value.length >= MIN_SECRET && isHeaderValue(value), `at least ${MIN_SECRET} characters without spaces, such as those of openssl rand -hex 32`, true)

const MIN_SECRET = 16

export const headerSecret = () => checked(isHeaderValue, 'of ASCII characters without spaces, because it is sent in a header', true)

function isHeaderValue(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value)
}

export const smtpServer = () => checked((value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname !== '', 'such as smtp://user:password@host:587', true)

export const email = () => checked((value) => /^[^\s@<>,]+@[^\s@<>,]+$/.test(value), 'an e-mail address')

export const flag = () => v.pipe(checked((value) => value === '0' || value === '1', '0 or 1'), v.transform((value) => value === '1'))

export const port = () => v.pipe(checked((value) => /^\d+$/.test(value) && Number(value) <= 65_535, 'a port number'), v.transform(Number))

/** 0 for no limit. */
export const limit = () => v.pipe(checked((value) => /^\d{1,15}$/.test(value), 'a whole number'), v.transform(Number))

export const passwordCost = () => v.pipe(checked((value) => /^(?:[1-9]|1[0-7])$/.test(value), 'a whole number from 1 to 17'), v.transform(Number))

export const seconds = () => v.pipe(checked((value) => /^\d{1,4}$/.test(value), 'a number of seconds up to 9999'), v.transform(Number))

export const oneOf = (options: readonly string[]) => checked((value) => options.includes(value), `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`)

export const faults = () =>
  v.pipe(
    v.string(),
    v.rawTransform<string, FaultList>(({ dataset, addIssue, NEVER }) => {
      try {
        return parseFaults(dataset.value)
      } catch (error) {
        addIssue({ message: `must be such as 'content=down,media=slow:300'. ${(error as Error).message}.` })
        return NEVER
      }
    }),
  )
