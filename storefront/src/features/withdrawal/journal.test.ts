import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDeclaration } from './declaration.fixture.ts'
import { type Journal, openJournal } from './journal.ts'

const HOUR = 3_600_000
const BEGIN = Date.parse('2026-11-23T10:00:00Z')

let folder: string
let now: number
let journal: Journal
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kram-journal-'))
  now = BEGIN
  journal = openJournal(folder, () => now)
})
afterEach(() => rmSync(folder, { recursive: true }))

let created = 0
const record = (request: string, content: string, isWhole = false) =>
  journal.record(request, content, () => aDeclaration({ id: `W-${++created}`, isWhole, declaredAt: new Date(now).toISOString() })).id
const files = (kind: string): string[] => readdirSync(join(folder, kind))

test('[WITHDRAW-04] records a declaration on disk, readable by its owner only, where another process finds it', () => {
  const id = record('request', 'all of it')
  const [file] = files('waiting')
  expect(statSync(join(folder, 'waiting', file!)).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'waiting')).mode & 0o777).toBe(0o700)
  expect(openJournal(folder).waiting().map(({ declaration }) => declaration.id)).toEqual([id])
})

test('[WITHDRAW-05] finds the declaration of a repeated request, however late', () => {
  const id = record('request', 'two shirts')
  now += 30 * 24 * HOUR
  expect(journal.find('request')?.id).toBe(id)
  expect(journal.find('another request')).toBeUndefined()
})

test('[WITHDRAW-05] the same items from another tab are the same declaration within an hour, and a new one after it', () => {
  const id = record('request', 'one shirt')
  now += HOUR - 1
  expect(record('other tab', 'one shirt')).toBe(id)
  expect(journal.find('other tab')?.id).toBe(id)
  now += 1
  const second = record('later', 'one shirt')
  expect(second).not.toBe(id)
  expect(record('later still', 'one shirt')).toBe(second)
  expect(journal.waiting()).toHaveLength(2)
})

test('[WITHDRAW-05] a whole order can be withdrawn from once', () => {
  const id = record('request', 'all of it', true)
  now += 30 * 24 * HOUR
  expect(record('again', 'all of it', true)).toBe(id)
})

test('[WITHDRAW-05] different items are another declaration', () => {
  expect(record('request', 'two shirts')).not.toBe(record('request 2', 'one shirt'))
})

test('[WITHDRAW-04] a sent declaration is no longer waiting and is still found', () => {
  const id = record('request', 'all of it', true)
  const { file } = journal.waiting()[0]!
  journal.saveProgress(file, { shop: { attempts: 2, isDone: true } })
  expect(journal.waiting()[0]?.progress).toEqual({ shop: { attempts: 2, isDone: true } })
  journal.close(file)
  expect([journal.waiting(), files('waiting')]).toEqual([[], []])
  expect(journal.find('request')?.id).toBe(id)
  expect(record('again', 'all of it', true)).toBe(id)
})

test('[WITHDRAW-04] ignores a file that a crash left half written', () => {
  writeFileSync(join(folder, 'waiting', 'x-1.json.0b1c.draft'), '{"id": "W-')
  expect(journal.waiting()).toEqual([])
})

test('[WITHDRAW-04] after a crash during close, a later declaration does not count as sent', () => {
  record('request', 'all of it', true)
  const { file } = journal.waiting()[0]!
  journal.close(file)
  rmSync(join(folder, 'sent', file))
  journal.saveProgress(file, { shop: { attempts: 1, isDone: true } })
  record('a year later', 'all of it', true)
  expect(journal.waiting().map(({ progress }) => progress)).toEqual([{}])
})

test('[WITHDRAW-04] a damaged file blocks neither other declarations nor a new attempt at its own', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  record('request', 'two shirts', true)
  const [file] = files('waiting')
  writeFileSync(join(folder, 'waiting', file!), '{"id": "W-')
  const [other, again] = [record('request 2', 'one shirt'), record('request', 'two shirts', true)]
  expect(journal.waiting().map(({ declaration }) => declaration.id).toSorted()).toEqual([other, again].toSorted())
  expect(journal.find('request')?.id).toBe(again)
  expect(log.mock.calls.flat()).toEqual([expect.stringContaining(file!)])
  log.mockRestore()
})

test('[WITHDRAW-04] refuses an existing folder that is not writable', () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  symlinkSync('/proc/self', join(other, 'sent'))
  expect(() => openJournal(other)).toThrow(/^E[A-Z]+: /)
})

test('[WITHDRAW-04] throws if the declaration cannot be written', () => {
  rmSync(join(folder, 'waiting'), { recursive: true })
  expect(() => record('request', 'all of it')).toThrow('ENOENT')
})
