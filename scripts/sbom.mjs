import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { command } from './command.mjs'
import { Failure } from './failure.mjs'
import { foreignLicences } from './licences.mjs'
import { installPackages } from './packages.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { step } from './steps.mjs'

const FILE = join(ROOT, 'var/sbom.json')

await command(sbom, { statusWhenStopped: 130 })

/**
 * `npm run sbom`: lists all installed packages as CycloneDX JSON and marks those for development only. npm (from 10.2) creates the
 * list; with `--omit dev` it would also omit packages that tools share with the shop, such as Next and React.
 */
async function sbom() {
  await step('packages', installPackages)
  await step('licences', checkLicences)
  const bill = await step('bill of materials', () => run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--loglevel', 'error']))
  mkdirSync(join(FILE, '..'), { recursive: true })
  writeFileSync(FILE, bill)
  const components = /** @type {{ properties: { name: string }[] }[]} */ (JSON.parse(bill).components)
  const tools = components.filter(({ properties }) => properties.some(({ name }) => name === 'cdx:npm:package:development'))
  console.log(`\n${relative(ROOT, FILE)}: ${components.length} packages, ${tools.length} of them for development only`)
}

async function checkLicences() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const foreign = foreignLicences(packages, (folder) => existsSync(join(ROOT, folder)))
  if (foreign.length > 0) throw new Failure(`Licences that scripts/licences.mjs does not accept:\n${foreign.join('\n')}`)
}
