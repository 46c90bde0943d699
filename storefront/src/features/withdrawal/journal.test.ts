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

let made = 0
const give = (request: string, content: string, isWhole = false) =>
  journal.record(request, content, () => aDeclaration({ id: `W-${++made}`, isWhole, declaredAt: new Date(now).toISOString() })).id
const files = (kind: string): string[] => readdirSync(join(folder, kind))

test('a declaration is on the disk, for its owner alone, before it is answered, and another process finds it there', () => {
  const id = give('press', 'all of it')
  const [file] = files('waiting')
  expect(statSync(join(folder, 'waiting', file!)).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'waiting')).mode & 0o777).toBe(0o700)
  expect(openJournal(folder).waiting().map(({ declaration }) => declaration.id)).toEqual([id])
})

test('one press is one declaration, however often it arrives and even if the order has changed', () => {
  const id = give('press', 'two shirts')
  now += 30 * 24 * HOUR
  expect(journal.find('press')?.id).toBe(id)
  expect(journal.find('another press')).toBeUndefined()
})

test('the same from another tab is the same within the hour, and may be another one after it', () => {
  const id = give('press', 'one shirt')
  now += HOUR - 1
  expect(give('other tab', 'one shirt')).toBe(id)
  expect(journal.find('other tab')?.id).toBe(id)
  now += 1
  const second = give('later', 'one shirt')
  expect(second).not.toBe(id)
  expect(give('later still', 'one shirt')).toBe(second)
  expect(journal.waiting()).toHaveLength(2)
})

test('a whole order is withdrawn from once', () => {
  const id = give('press', 'all of it', true)
  now += 30 * 24 * HOUR
  expect(give('again', 'all of it', true)).toBe(id)
})

test('something else is another declaration', () => {
  expect(give('press', 'two shirts')).not.toBe(give('press 2', 'one shirt'))
})

test('what was sent waits no longer, and is still found', () => {
  const id = give('press', 'all of it', true)
  const { file } = journal.waiting()[0]!
  journal.keepProgress(file, { shop: { attempts: 2, isDone: true } })
  expect(journal.waiting()[0]?.progress).toEqual({ shop: { attempts: 2, isDone: true } })
  journal.close(file)
  expect([journal.waiting(), files('waiting')]).toEqual([[], []])
  expect(journal.find('press')?.id).toBe(id)
  expect(give('again', 'all of it', true)).toBe(id)
})

test('what a crash has left half written is no declaration', () => {
  writeFileSync(join(folder, 'waiting', 'x-1.json.0b1c.draft'), '{"id": "W-')
  expect(journal.waiting()).toEqual([])
})

test('a crash while one was put away leaves nothing by which a later one would count as sent', () => {
  give('press', 'all of it', true)
  const { file } = journal.waiting()[0]!
  journal.close(file)
  rmSync(join(folder, 'sent', file))
  journal.keepProgress(file, { shop: { attempts: 1, isDone: true } })
  give('a year later', 'all of it', true)
  expect(journal.waiting().map(({ progress }) => progress)).toEqual([{}])
})

test('a damaged file holds up no other declaration, nor the one that it was', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  give('press', 'two shirts', true)
  const [file] = files('waiting')
  writeFileSync(join(folder, 'waiting', file!), '{"id": "W-')
  const [other, again] = [give('press 2', 'one shirt'), give('press', 'two shirts', true)]
  expect(journal.waiting().map(({ declaration }) => declaration.id).toSorted()).toEqual([other, again].toSorted())
  expect(journal.find('press')?.id).toBe(again)
  expect(log.mock.calls.flat()).toEqual([expect.stringContaining(file!)])
  log.mockRestore()
})

test('a folder that nothing can be written into is refused when the shop starts, even if it is there', () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  symlinkSync('/proc/self', join(other, 'sent'))
  expect(() => openJournal(other)).toThrow(/^E[A-Z]+: /)
})

test('where nothing can be written, nothing is answered', () => {
  rmSync(join(folder, 'waiting'), { recursive: true })
  expect(() => give('press', 'all of it')).toThrow('ENOENT')
})
