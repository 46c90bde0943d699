import * as v from 'valibot'
import { type FaultList, parseFaults } from '../services/faults/read-faults.ts'

// Checks of one variable each. It is empty where it is not set and has no fallback.

export const text = () => v.string()

/** The message does not repeat what was given where it may hold a password. */
export const checked = (isRight: (given: string) => boolean, mustBe: string, isSecret = false) =>
  v.pipe(v.string(), v.check((given) => given === '' || isRight(given), ({ input }) => `must be ${mustBe}${isSecret ? '' : `, not '${input}'`}`))

/** An address to which a path can be added, without a slash at its end. */
export const address = () => v.pipe(checked(isWebAddress, 'an address such as https://shop.example'), v.transform((given) => given.replace(/\/$/, '')))

const isWebAddress = (given: string): boolean => /^https?:$/.test(URL.parse(given)?.protocol ?? '')

export const smtpServer = () => checked((given) => /^smtps?:$/.test(URL.parse(given)?.protocol ?? ''), 'such as smtp://user:password@host:587', true)

export const email = () => checked((given) => /^[^\s@<>]+@[^\s@<>]+$/.test(given), 'an e-mail address')

export const flag = () => v.pipe(checked((given) => given === '0' || given === '1', '0 or 1'), v.transform((given) => given === '1'))

export const port = () => v.pipe(checked((given) => /^\d+$/.test(given) && Number(given) <= 65_535, 'a port number'), v.transform(Number))

/** 0 lifts it. */
export const limit = () => v.pipe(checked((given) => /^\d{1,15}$/.test(given), 'a whole number'), v.transform(Number))

export const seconds = () => v.pipe(checked((given) => /^\d{1,4}$/.test(given), 'a number of seconds up to 9999'), v.transform(Number))

export const oneOf = (options: readonly string[]) => checked((given) => options.includes(given), `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`)

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
