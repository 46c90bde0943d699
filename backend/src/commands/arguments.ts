import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError } from './usage.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** @throws UsageError for an unknown option, an option without its value, and surplus arguments */
export function readArguments<Known extends Options>(args: readonly string[], options: Known, words = 0) {
  const read = () => parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  let parsed: ReturnType<typeof read>
  try {
    parsed = read()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  const extra = parsed.positionals[words]
  if (extra !== undefined) throw new UsageError(`'${extra}' is one word too many.`)
  return parsed
}
