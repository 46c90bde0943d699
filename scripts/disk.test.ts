import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkFolder } from './disk.mjs'

const REMEDY = 'set BACKEND_DATA to another folder'
let folder = ''

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kram-disk-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('creates the folder and leaves it empty', () => {
  checkFolder(join(folder, 'a/b'), 0, REMEDY)
  expect(readdirSync(join(folder, 'a/b'))).toEqual([])
})

test('reports the missing space and the remedy if the disk is too small', () => {
  expect(() => checkFolder(folder, 1e12, REMEDY)).toThrow(/MB free of the 1000000000000 MB needed: set BACKEND_DATA/)
})

test('reports a file in place of the folder', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => checkFolder(join(folder, 'file'), 0, REMEDY)).toThrow(`${join(folder, 'file')} is not a folder: ${REMEDY}`)
  expect(() => checkFolder(join(folder, 'file/below'), 0, REMEDY)).toThrow(/is not a folder/)
})
