import { describeFinding } from './findings.ts'
import { fuzz, type FuzzRun } from './fuzz.ts'
import { toolOptions } from '../scripts/tool-options.mjs'
import { FUZZ_USAGE, readOptions } from './options.ts'

const run = await fuzz(toolOptions(readOptions, FUZZ_USAGE), console.log)
reportRun(run)
if (run.findings.length > 0) process.exitCode = 1

/** Prints the requests and their results, and each finding with the command that reproduces it. */
function reportRun({ options, findings, tally, seconds, processes, proxied }: FuzzRun): void {
  console.table(
    [...tally.counts].map(([part, { requests, classes, busy, slowest }]) => ({
      part, requests, '1xx': classes[1], '2xx': classes[2], '3xx': classes[3], '4xx': classes[4], '5xx': classes[5]! - busy, 'busy (503)': busy, 'no answer': classes[0], 'slowest, ms': Math.round(slowest),
    })),
  )
  console.table(processes.map(({ name, memory, logLines }) => ({ process: name, 'MB warm': memory.warm, 'MB at the end': memory.end, 'lines logged': logLines })))
  const total = tally.total()
  console.log(`${total} requests in ${Math.round(seconds)} s, ${Math.round(total / seconds)} a second; ${proxied} from the storefront to its backend; seed ${options.seed}; findings: ${findings.length}`)
  for (const finding of findings) console.log(`\n${describeFinding(finding)}`)
}
