import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { overwrite, writeOnce } from './durable-file.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kram-durable-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('writeOnce keeps an existing file, overwrite replaces it', () => {
  const file = join(folder, 'x')
  expect(writeOnce(file, 'żółć')).toBe(true)
  expect(writeOnce(file, 'other')).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('żółć')
  overwrite(file, 'other')
  expect(readFileSync(file, 'utf8')).toBe('other')
  expect(readdirSync(folder)).toEqual(['x'])
})

test.each(['writeOnce', 'overwrite'])('%s fails and leaves no file if the disk is full', (write) => {
  // A limit on file sizes cuts a write short, as a disk does that is nearly full.
  const script = `
    process.on('SIGXFSZ', () => {})
    const files = await import(process.argv[1])
    files[process.argv[2]](process.argv[3], 'y'.repeat(5000))`
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 1 && exec "$0" --input-type=module -e "$@"', process.execPath, script, join(import.meta.dirname, 'durable-file.ts'), write, join(folder, 'x')],
    { encoding: 'utf8' },
  )
  expect(stderr).toContain('EFBIG')
  expect([status, readdirSync(folder)]).toEqual([1, []])
})
