import { command } from './command.mjs'
import { checkSettings } from './doctor/check-settings.mjs'
import { HELP, readOptions } from './doctor/options.mjs'
import { makeReport } from './doctor/report.mjs'
import { tableOf } from './doctor/table.mjs'
import { readSettings } from './settings.mjs'

await command(doctor, { statusWhenStopped: 130 })

/** `npm run doctor`: examines a backend, suggests settings and, for the shop's own backend, lists current settings that do not fit. Needs no install. */
async function doctor() {
  const { foreignBackend, storefront } = readSettings()
  const options = readOptions(process.argv.slice(2), foreignBackend)
  if (options.isHelp) return console.log(HELP)
  const report = await makeReport({ ...options, environment: storefront })
  const misfits = report.found && options.address === foreignBackend ? await checkSettings(options.address, storefront) : []
  if (options.isJson) console.log(JSON.stringify({ ...report, misfits }, null, 2))
  else (report.found ? console.log : console.error)([tableOf(report), ...misfits.map((line) => `  ! ${line}`)].join('\n\n'))
  if (!report.works) process.exitCode = 1
}
