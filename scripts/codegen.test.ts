import { expect, test } from 'vitest'
import { differences } from './codegen.mjs'

test('names every generated file that was added, removed or changed', () => {
  const before = new Map([['same.ts', '1'], ['changed.ts', '1'], ['gone.ts', '1']])
  const after = new Map([['same.ts', '1'], ['changed.ts', '2'], ['new.ts', '1']])
  expect(differences(before, after)).toEqual(['changed.ts', 'gone.ts', 'new.ts'])
})
