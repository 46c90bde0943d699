import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startWithdrawal } from './start-withdrawal.ts'

const DAY = 24 * 60 * 60 * 1000

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'kram-withdrawal-')), 'withdrawals')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  rmSync(join(folder, '..'), { recursive: true })
})

const start = (mailTo?: string) => startWithdrawal({ days: 14, folder, smtpUrl: undefined, mailFrom: 'no-reply@shop.test', mailTo, begunStatuses: [] })

test('[WITHDRAW-04] a shop that cannot store declarations does not start, and the error names the setting', () => {
  writeFileSync(folder, '')
  expect(() => start()).toThrow(`Withdrawals cannot be stored in ${folder}: set WITHDRAWAL_FOLDER`)
})

test('[WITHDRAW-04] two shops on one folder would send each declaration twice: the second one does not start, and names the first', async () => {
  const first = start()
  expect(() => start()).toThrow(`${folder} is used by another shop, process ${process.pid} on ${hostname()}: stop it or set WITHDRAWAL_FOLDER to another folder`)
  await first.stop()
  await start().stop()
})

test('a shop that was killed leaves the folder to the next one, and not before', async () => {
  const program = `import(${JSON.stringify(join(import.meta.dirname, '../claim-folder.ts'))}).then(({ claimFolder }) => {
    claimFolder(${JSON.stringify(folder)}, 'X')
    gc()
    setInterval(() => console.log('still claimed'), 20)
  })`
  const other = spawn(process.execPath, ['--expose-gc', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')
  expect(() => start()).toThrow(`process ${other.pid} on `)
  other.kill('SIGKILL')
  await once(other, 'exit')
  await start().stop()
})

test('a disk that fails while the shop runs does not stop it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { stop } = start()
  rmSync(folder, { recursive: true })
  expect(() => vi.advanceTimersByTime(DAY)).not.toThrow()
  await stop()
  expect(log.mock.calls.flat().join('\n')).toContain(`Old declarations stay in ${folder}: ENOENT`)
})

test('a shop with a recipient but no mail server logs that no mail is sent', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  await start().stop()
  expect(log).not.toHaveBeenCalled()
  await start('owner@shop.test').stop()
  expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/WITHDRAWAL_SMTP_URL is not set: nothing is mailed to owner@shop.test/)])
})
