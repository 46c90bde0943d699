import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
