import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDeclaration } from '../../src/features/withdrawal/declaration.fixture.ts'
import { openJournal } from '../../src/features/withdrawal/journal.ts'
import { deleteOldDeclarations } from './start-withdrawal.ts'

const QUARTER = 90 * 24 * 3_600_000
const KINDS = ['waiting', 'sent', 'requests']

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kram-retention-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const counts = (): number[] => KINDS.map((kind) => readdirSync(join(folder, kind)).length)

test('a declaration is deleted a quarter of a year after it was made, but not while it waits', () => {
  const journal = openJournal(folder)
  journal.record('press', 'all of it', () => aDeclaration())
  journal.close(journal.waiting()[0]!.file)
  journal.record('press 2', 'two shirts', () => aDeclaration({ id: 'W-AAAA-BBBB' }))
  for (const kind of KINDS) for (const name of readdirSync(join(folder, kind))) utimesSync(join(folder, kind, name), 0, 0)
  deleteOldDeclarations(folder, QUARTER)
  expect(counts()).toEqual([1, 1, 2])
  deleteOldDeclarations(folder, QUARTER + 1000)
  expect(counts()).toEqual([1, 0, 0])
})

test('a half-written file from a crash is deleted after a day', () => {
  openJournal(folder)
  for (const kind of KINDS) {
    writeFileSync(join(folder, kind, 'x-1.json.0b1c.draft'), '{"name": "Agata')
    utimesSync(join(folder, kind, 'x-1.json.0b1c.draft'), 0, 0)
  }
  deleteOldDeclarations(folder, QUARTER / 90)
  expect(counts()).toEqual([1, 1, 1])
  deleteOldDeclarations(folder, QUARTER / 90 + 1)
  expect(counts()).toEqual([0, 0, 0])
})

test('a file that is already gone does not stop the cleanup', () => {
  openJournal(folder)
  symlinkSync(join(folder, 'nowhere'), join(folder, 'sent/x-1.json'))
  expect(() => deleteOldDeclarations(folder, QUARTER)).not.toThrow()
})
