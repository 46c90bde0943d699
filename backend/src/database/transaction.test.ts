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

test('a transaction stores all of its changes or none', () => {
  expect(transaction(database, () => write('one')).changes).toBe(1)
  expect(() => transaction(database, () => {
    write('two')
    fail()
  })).toThrow('no')
  expect(words()).toEqual(['one'])
})

test('a nested transaction that fails is rolled back alone', () => {
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

test('a nested transaction is rolled back when the outer one fails', () => {
  expect(() => transaction(database, () => {
    transaction(database, () => write('one'))
    fail()
  })).toThrow('no')
  expect(words()).toEqual([])
})

test.each([
  ['a transaction', (work: () => void) => transaction(database, work)],
  ['a nested transaction', (work: () => void) => transaction(database, () => transaction(database, work))],
])('a disk that is full during %s is reported as the reason, and everything is rolled back', (_what, run) => {
  database.exec('PRAGMA max_page_count = 4')
  expect(() => run(() => {
    write('one')
    write('x'.repeat(100_000))
  })).toThrow('database or disk is full')
  expect(words()).toEqual([])
  expect(transaction(database, () => write('two')).changes).toBe(1)
})
