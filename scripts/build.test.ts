import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hintCompilation } from './build.mjs'

test('the scripts of every page begin with the hint, once, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kram-hints-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['chunks/react.js'] }))
  for (const name of ['react', 'listing']) writeFileSync(join(folder, `chunks/${name}.js`), 'run()')
  hintCompilation(folder)
  hintCompilation(folder)
  expect(readFileSync(join(folder, 'chunks/react.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(readFileSync(join(folder, 'chunks/listing.js'), 'utf8')).toBe('run()')
})
