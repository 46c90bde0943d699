import { parseArgs } from 'node:util'
import { PART_NAMES, type PartName } from './parts.ts'

export const FUZZ_USAGE = `npm run fuzz -- [options]
  --requests 1000000  how many requests
  --only ${PART_NAMES.join('|')}
                      the part that gets them; repeat it for several
  --seed 7            the requests of an earlier run
  --path 3:1:0        one request of that run, as a finding names it; needs --seed and one --only`

export interface FuzzOptions {
  readonly requests: number
  readonly seed: number
  readonly only: readonly PartName[]
  /** The position of one request in the run of a seed; only that request is sent. */
  readonly path: string | undefined
}

const A_MILLION = 1_000_000
const MAX_SEED = 2 ** 31

/** @throws for an invalid option */
export function readOptions(args: readonly string[]): FuzzOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { requests: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string', multiple: true }, path: { type: 'string' } },
  })
  const only = (values.only ?? PART_NAMES).map((name) => {
    const part = PART_NAMES.find((candidate) => candidate === name)
    if (!part) throw new Error(`--only ${name}: there is ${PART_NAMES.join(', ')}`)
    return part
  })
  if (values.path !== undefined && (values.seed === undefined || only.length !== 1)) throw new Error('--path needs the --seed that it was found with, and --only one part')
  return {
    requests: wholeNumber('--requests', values.requests) ?? A_MILLION,
    seed: wholeNumber('--seed', values.seed) ?? Math.floor(Math.random() * MAX_SEED),
    only,
    path: values.path,
  }
}

/** @returns the command that sends the same requests again: a part's requests depend on the parts beside it */
export function commandOf({ requests, seed, only, path }: FuzzOptions): string {
  const parts = only.length === PART_NAMES.length ? '' : only.map((name) => ` --only ${name}`).join('')
  return `npm run fuzz -- --seed ${seed} --requests ${requests}${parts}${path === undefined ? '' : ` --path ${path}`}`
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^-?\d{1,10}$/.test(text)) throw new Error(`${name} must be a whole number, not '${text}'`)
  return Number(text)
}
