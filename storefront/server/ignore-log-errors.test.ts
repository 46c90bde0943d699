import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Logs unhandled errors, as Next does, and reports their number. */
const SHOP = `
  const { ignoreLogErrors } = await import(${JSON.stringify(import.meta.resolve('./ignore-log-errors.ts'))})
  ignoreLogErrors()
  let uncaught = 0
  process.on('uncaughtException', (error) => {
    if ((uncaught += 1) < 100) console.error(error)
  })
  process.once('message', () => {
    process.stdout.write('A visitor')
    process.stderr.write('An outage')
    setTimeout(() => console.error('Another'), 100)
    setTimeout(() => process.send(uncaught), 300)
  })
  process.send('ready')
`

test('a shop keeps running silently after its log has lost its reader', async () => {
  const shop = spawn(process.execPath, ['--input-type=module', '-e', SHOP], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  await once(shop, 'message')
  shop.stdout!.destroy()
  shop.stderr!.destroy()
  shop.send('log')
  expect(await once(shop, 'message')).toEqual([0, undefined])
  shop.kill()
})
