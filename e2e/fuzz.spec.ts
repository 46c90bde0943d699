import { describeFinding } from '../fuzz/findings.ts'
import { fuzz } from '../fuzz/fuzz.ts'
import { PART_NAMES } from '../fuzz/parts.ts'
import { expect, test } from './test.ts'

/** Fixed, so that a failure comes from the change under test; `npm run fuzz` draws a new seed each time. */
const SEED = 1894

async function expectNoFinding(requests: number): Promise<void> {
  test.setTimeout(240_000)
  const { findings } = await fuzz({ requests, seed: SEED, only: PART_NAMES, path: undefined }, () => {})
  expect(findings.map(describeFinding)).toEqual([])
}

const outcome = 'malformed or forged requests cause no error page, leak nothing and reach nothing private'

test(`one thousand ${outcome}`, () => expectNoFinding(1000))

test(`ten thousand ${outcome}`, { tag: '@thorough' }, () => expectNoFinding(10_000))
