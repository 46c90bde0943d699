import { command } from './command.mjs'
import { HELP, readOptions } from './doctor/options.mjs'
import { makeReport } from './doctor/report.mjs'
import { tableOf } from './doctor/table.mjs'
import { readSettings } from './settings.mjs'

await command(doctor, { statusWhenStopped: 130 })

/** `npm run doctor`: what a backend is, and what Kram makes of it. Needs nothing installed. */
async function doctor() {
  const { foreignBackend, storefront } = readSettings()
  const options = readOptions(process.argv.slice(2), foreignBackend)
  if (options.isHelp) return console.log(HELP)
  const report = await makeReport({ ...options, basicAuth: storefront.BACKEND_BASIC_AUTH })
  if (options.isJson) console.log(JSON.stringify(report, null, 2))
  else (report.found ? console.log : console.error)(tableOf(report))
  if (!report.works) process.exitCode = 1
}
