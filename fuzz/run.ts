import { reportRun } from './report.ts'
import { fuzz } from './fuzz.ts'
import { readOptions } from './options.ts'

const run = await fuzz(readOptions(process.argv.slice(2)), console.log)
reportRun(run)
if (run.findings.length > 0) process.exitCode = 1
