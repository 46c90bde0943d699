import { command } from './command.mjs'
import { run } from './run.mjs'
import { prepare } from './test-steps.mjs'

await command(breaks, { statusWhenStopped: 130 })

/** `npm run breaks`: breaks each promise on purpose and runs its tests, which must notice. `-- MINI-01 CART` selects promises and groups. */
async function breaks() {
  const env = await prepare()
  await run('node', ['breaks/run.ts', ...process.argv.slice(2)], { env, isShown: true })
}
