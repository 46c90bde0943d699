import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'folder-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** In another process, which can be stopped if it does not end. */
const run = (name: string, path: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', `const { ${name} } = await import(${JSON.stringify(join(import.meta.dirname, 'make-folder.ts'))}); await ${name}(${JSON.stringify(path)})`], {
    encoding: 'utf8', timeout: 20_000,
  })

describe.each(['makeFolder', 'makeSharedFolder'])('%s', (name) => {
  test('creates the missing folders, and accepts that they exist', () => {
    const path = join(folder, 'a/b/c')
    for (let time = 0; time < 2; time += 1) expect(run(name, path)).toMatchObject({ status: 0, stderr: '' })
    expect(statSync(path).isDirectory()).toBe(true)
  })

  test('fails where nothing can be created, and ends', () => {
    expect(run(name, '/proc/kram/folder')).toMatchObject({ status: 1, signal: null, stderr: expect.stringContaining("ENOENT: no such file or directory, mkdir '/proc/kram'") })
  })

  test('fails below a file', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(run(name, join(folder, 'file/b'))).toMatchObject({ status: 1, stderr: expect.stringContaining('ENOTDIR') })
    expect(existsSync(join(folder, 'file/b'))).toBe(false)
  })
})
