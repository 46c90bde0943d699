import { describeFinding } from '../fuzz/findings.ts'
import { fuzz } from '../fuzz/fuzz.ts'
import { PART_NAMES } from '../fuzz/parts.ts'
import { expect, test } from './test.ts'

/** The same in every run, so that a change fails for what it changes; `npm run fuzz` draws another one each time. */
const SEED = 1894

test('ten thousand requests that nobody should send break nothing, show nothing and reach nothing', async () => {
  test.setTimeout(240_000)
  const { findings } = await fuzz({ requests: 10_000, seed: SEED, only: PART_NAMES, path: undefined }, () => {})
  expect(findings.map(describeFinding)).toEqual([])
})
