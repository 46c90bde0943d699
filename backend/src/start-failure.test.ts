import { expect, test } from 'vitest'
import { startFailure } from './start-failure.ts'

const settings = { port: 80, mailPort: 25, dataFolder: '/data' }
const failure = (fields: object) => startFailure(Object.assign(new Error('listen EACCES'), fields), settings).message

test.each([
  [{ code: 'EADDRINUSE' }, 'Port 80 is in use: set BACKEND_PORT to another.'],
  [{ code: 'EACCES' }, 'Port 80 cannot be used: set BACKEND_PORT to one above 1023.'],
  [{ code: 'EADDRINUSE', port: 25 }, 'Port 25 is in use: set BACKEND_MAIL_PORT to another.'],
  [{ code: 'ENOSPC' }, 'The disk of /data is full: free some space or set BACKEND_DATA to another folder.'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'The disk of /data is full: free some space or set BACKEND_DATA to another folder.'],
  [{ code: 'EACCES', message: "mkdir '/data'" }, "/data cannot be written (mkdir '/data'): set BACKEND_DATA to a folder that can."],
  [
    { code: 'ERR_SQLITE_ERROR', errcode: 1032, message: 'readonly' },
    '/data cannot be written (readonly): set BACKEND_DATA to a folder that can.',
  ],
  [
    { code: 'ERR_SQLITE_ERROR', errcode: 5, message: 'database is locked' },
    'The database in /data is locked by another program: stop it (database is locked), or set BACKEND_DATA to another folder.',
  ],
  [
    { code: 'ERR_SQLITE_ERROR', errcode: 267, message: 'database disk image is malformed' },
    'The database in /data is damaged: restore a backup (database disk image is malformed), or set BACKEND_DATA to another folder.',
  ],
])('%j is reported as: %s', (fields, message) => {
  expect(failure(fields)).toBe(message)
})

test('any other error keeps its message', () => {
  const bug = new TypeError('x is not a function')
  expect(startFailure(bug, settings)).toBe(bug)
})
