import type { BackendSettings } from './env.ts'

/** The usual reasons why a start fails, each in one line that names the setting to change. */
export function startFailure(error: unknown, { port, mailPort, dataFolder }: Pick<BackendSettings, 'port' | 'mailPort' | 'dataFolder'>): Error {
  const { code, message, errcode, port: refused } = error as NodeJS.ErrnoException & { errcode?: number; port?: number }
  const [requiredPort, setting] = refused === mailPort ? [mailPort, 'BACKEND_MAIL_PORT'] : [port, 'BACKEND_PORT']
  if (code === 'EADDRINUSE') return new Error(`Port ${requiredPort} is in use: set ${setting} to another.`)
  if (code === 'EACCES' && message.includes('listen')) {
    return new Error(`Port ${requiredPort} cannot be used: set ${setting} to one above 1023.`)
  }
  if (code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL) {
    return new Error(`The disk of ${dataFolder} is full: free some space or set BACKEND_DATA to another folder.`)
  }
  if (WRITE_FAILURES.has(code ?? '') || READ_ONLY.has((errcode ?? 0) & 0xff)) {
    return new Error(`${dataFolder} cannot be written (${message}): set BACKEND_DATA to a folder that can.`)
  }
  const problem = DATABASE_PROBLEMS.get((errcode ?? 0) & 0xff)
  if (problem) return new Error(`The database in ${dataFolder} ${problem} (${message}), or set BACKEND_DATA to another folder.`)
  return error as Error
}

const WRITE_FAILURES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP', 'ENAMETOOLONG', 'EINVAL', 'EIO'])

// SQLite's own codes: full; read-only, disk I/O error, cannot open; busy, corrupt, not a database.
const SQLITE_FULL = 13
const READ_ONLY = new Set([8, 10, 14])
const DAMAGED = 'is damaged: restore a backup'
const DATABASE_PROBLEMS = new Map([
  [5, 'is locked by another program: stop it'],
  [11, DAMAGED],
  [26, DAMAGED],
])
