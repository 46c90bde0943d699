import { hash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { overwrite, syncFolder, writeOnce } from '../../lib/durable-file.ts'
import { makeFolder } from '../../lib/make-folder.ts'
import type { Declaration, Recipient } from './declaration.ts'

/** Within this time the same items count as the same declaration, for example from another tab. */
const DUPLICATE_WINDOW_MS = 3_600_000
const FOLDERS = ['waiting', 'sent', 'requests'] as const

/** The delivery state of one email. */
export interface Progress {
  readonly attempts: number
  readonly isDone: boolean
}

export type ProgressByRecipient = Readonly<Partial<Record<Recipient, Progress>>>

export interface WaitingDeclaration {
  readonly file: string
  readonly declaration: Declaration
  readonly progress: ProgressByRecipient
}

export interface Journal {
  /** The declaration of an earlier, identical request. */
  readonly find: (request: string) => Declaration | undefined
  /**
   * Records the declaration, unless the same one exists.
   * @param request the request body, including its key
   * @param content the declared facts, without the key
   */
  readonly record: (request: string, content: string, make: () => Declaration) => Declaration
  /** @param isDue tested with the file name; other files are not read */
  readonly waiting: (isDue?: (file: string) => boolean) => WaitingDeclaration[]
  readonly saveProgress: (file: string, progress: ProgressByRecipient) => void
  readonly close: (file: string) => void
}

/**
 * Declarations on disk, one immutable file each. File access is synchronous: declarations are few, and nothing may run between the
 * check and the write.
 * @param folder used by one shop process only: two would send every email twice
 * @throws if the folder is not writable
 */
export function openJournal(folder: string, now: () => number = Date.now): Journal {
  const pathOf = (kind: (typeof FOLDERS)[number], name = ''): string => join(folder, kind, name)
  for (const kind of FOLDERS) makeWritableFolder(pathOf(kind))

  // A sent declaration moves from `waiting` to `sent`.
  const read = (file: string): Declaration | undefined => readJson<Declaration>(pathOf('waiting', file)) ?? readJson<Declaration>(pathOf('sent', file))
  const isSame = ({ isWhole, declaredAt }: Declaration): boolean => isWhole || now() - Date.parse(declaredAt) < DUPLICATE_WINDOW_MS

  function declarationOf(content: string, make: () => Declaration): { file: string; declaration: Declaration } {
    for (let count = 1; ; count += 1) {
      const file = `${digest(content)}-${count}.json`
      if (!read(file)) {
        // A crash while an earlier declaration was closed can leave its progress file, which would mark the new one as sent.
        rmSync(pathOf('waiting', progressOf(file)), { force: true })
        writeOnce(pathOf('waiting', file), JSON.stringify(make()))
      }
      const known = read(file)
      if (known && isSame(known)) return { file, declaration: known }
    }
  }

  return {
    find: (request) => {
      const file = readText(pathOf('requests', digest(request)))
      return file === undefined ? undefined : read(file)
    },
    record: (request, content, make) => {
      const { file, declaration } = declarationOf(content, make)
      overwrite(pathOf('requests', digest(request)), file)
      return declaration
    },
    waiting: (isDue = () => true) =>
      readdirSync(pathOf('waiting')).filter((file) => file.endsWith('.json') && isDue(file)).flatMap((file) => {
        const declaration = readJson<Declaration>(pathOf('waiting', file))
        return declaration ? [{ file, declaration, progress: readJson<ProgressByRecipient>(pathOf('waiting', progressOf(file))) ?? {} }] : []
      }),
    saveProgress: (file, progress) => overwrite(pathOf('waiting', progressOf(file)), JSON.stringify(progress)),
    close: (file) => {
      renameSync(pathOf('waiting', file), pathOf('sent', file))
      syncFolder(pathOf('sent'))
      rmSync(pathOf('waiting', progressOf(file)), { force: true })
    },
  }
}

const digest = (text: string): string => hash('sha256', text, 'hex')

const progressOf = (file: string): string => `${file}.progress`

/** @throws if the folder is not writable: an existing one may belong to another user */
function makeWritableFolder(folder: string): void {
  makeFolder(folder, 0o700)
  const probe = join(folder, 'probe')
  closeSync(openSync(probe, 'w'))
  rmSync(probe, { force: true })
}

/** A damaged file counts as missing, so that it does not block the others. */
function readJson<Value>(file: string): Value | undefined {
  const text = readText(file)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as Value
  } catch {
    if (!damaged.has(file)) console.error(`${file} is damaged: fix it by hand or remove it`)
    damaged.add(file)
    return undefined
  }
}

/** Each file is logged once. */
const damaged = new Set<string>()

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
