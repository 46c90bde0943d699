import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { transaction } from './transaction.ts'

let database: DatabaseSync
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE word (text TEXT)')
})

const write = (text: string) => database.prepare('INSERT INTO word VALUES (?)').run(text)
const words = () => database.prepare('SELECT text FROM word').all().map(({ text }) => text)
const fail = (): never => {
  throw new Error('no')
}

test('all of it is stored, or none', () => {
  expect(transaction(database, () => write('one')).changes).toBe(1)
  expect(() => transaction(database, () => {
    write('two')
    fail()
  })).toThrow('no')
  expect(words()).toEqual(['one'])
})

test('a part that fails is undone alone, where the whole goes on', () => {
  transaction(database, () => {
    write('one')
    expect(() => transaction(database, () => {
      write('two')
      fail()
    })).toThrow('no')
    transaction(database, () => write('three'))
  })
  expect(words()).toEqual(['one', 'three'])
})

test('what a part has stored is gone when the whole fails', () => {
  expect(() => transaction(database, () => {
    transaction(database, () => write('one'))
    fail()
  })).toThrow('no')
  expect(words()).toEqual([])
})

test.each([
  ['the whole', (work: () => void) => transaction(database, work)],
  ['a part', (work: () => void) => transaction(database, () => transaction(database, work))],
])('a disk that fills while %s is stored is told as the reason, and nothing of it stays', (_what, run) => {
  database.exec('PRAGMA max_page_count = 4')
  expect(() => run(() => {
    write('one')
    write('x'.repeat(100_000))
  })).toThrow('database or disk is full')
  expect(words()).toEqual([])
  expect(transaction(database, () => write('two')).changes).toBe(1)
})
