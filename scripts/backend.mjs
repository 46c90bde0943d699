import { ended, forget, startChild } from './children.mjs'
import { command } from './command.mjs'
import { installPackages } from './packages.mjs'
import { ROOT } from './paths.mjs'
import { toolEnvironment } from './run.mjs'
import { readSettings } from './settings.mjs'
import { step } from './steps.mjs'

await command(backend, { statusWhenStopped: process.argv[2] === 'start' ? 0 : 130 })

/** `npm run backend -- <command>`: the embedded backend's own commands, with their exit status. */
async function backend() {
  await step('packages', installPackages)
  const args = ['backend/src/commands/main.ts', ...process.argv.slice(2)]
  const child = startChild('node', args, { cwd: ROOT, env: toolEnvironment(), stdio: 'inherit' }, readSettings().stopGrace)
  process.exitCode = await ended(child)
  await forget(child)
}
