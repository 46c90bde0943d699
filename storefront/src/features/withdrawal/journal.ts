import { hash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { overwrite, settle, writeOnce } from '../../lib/durable-file.ts'
import type { Declaration, Recipient } from './declaration.ts'

/** For how long the same items are taken for the same declaration, such as one from another tab. */
const SAME_FOR = 3_600_000
const FOLDERS = ['waiting', 'sent', 'requests'] as const

/** How far the sending has come, by whom it is for. */
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
  /** What the same press has declared before. */
  readonly find: (request: string) => Declaration | undefined
  /**
   * Writes it down, unless the same was declared before.
   * @param request what one press sends, its key included
   * @param content what it declares
   */
  readonly record: (request: string, content: string, make: () => Declaration) => Declaration
  /** @param isDue of its file: what is not wanted now is not read */
  readonly waiting: (isDue?: (file: string) => boolean) => WaitingDeclaration[]
  readonly keepProgress: (file: string, progress: ProgressByRecipient) => void
  readonly close: (file: string) => void
}

/**
 * Declarations on the disk, each a file that is never changed. They are few, and nothing may come between looking and writing, so
 * that this waits for the disk.
 * @param folder of this shop alone: two processes would send everything twice
 * @throws where it cannot be written to
 */
export function openJournal(folder: string, now: () => number = Date.now): Journal {
  const place = (kind: (typeof FOLDERS)[number], name = ''): string => join(folder, kind, name)
  for (const kind of FOLDERS) makeFolder(place(kind))

  // What is sent moves from the first place to the second.
  const read = (file: string): Declaration | undefined => readJson<Declaration>(place('waiting', file)) ?? readJson<Declaration>(place('sent', file))
  const isSame = ({ isWhole, declaredAt }: Declaration): boolean => isWhole || now() - Date.parse(declaredAt) < SAME_FOR

  function declarationOf(content: string, make: () => Declaration): { file: string; declaration: Declaration } {
    for (let turn = 1; ; turn += 1) {
      const file = `${digest(content)}-${turn}.json`
      if (!read(file)) {
        // A crash while an earlier one was put away can have left this, by which the new one would count as sent.
        rmSync(place('waiting', progressOf(file)), { force: true })
        writeOnce(place('waiting', file), JSON.stringify(make()))
      }
      const known = read(file)
      if (known && isSame(known)) return { file, declaration: known }
    }
  }

  return {
    find: (request) => {
      const file = readText(place('requests', digest(request)))
      return file === undefined ? undefined : read(file)
    },
    record: (request, content, make) => {
      const { file, declaration } = declarationOf(content, make)
      overwrite(place('requests', digest(request)), file)
      return declaration
    },
    waiting: (isDue = () => true) =>
      readdirSync(place('waiting')).filter((file) => file.endsWith('.json') && isDue(file)).flatMap((file) => {
        const declaration = readJson<Declaration>(place('waiting', file))
        return declaration ? [{ file, declaration, progress: readJson<ProgressByRecipient>(place('waiting', progressOf(file))) ?? {} }] : []
      }),
    keepProgress: (file, progress) => overwrite(place('waiting', progressOf(file)), JSON.stringify(progress)),
    close: (file) => {
      renameSync(place('waiting', file), place('sent', file))
      settle(place('sent'))
      rmSync(place('waiting', progressOf(file)), { force: true })
    },
  }
}

const digest = (text: string): string => hash('sha256', text, 'hex')

const progressOf = (file: string): string => `${file}.progress`

/** @throws where nothing can be written into it: a folder that was there before may belong to somebody else */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const probe = join(folder, 'probe')
  closeSync(openSync(probe, 'w'))
  rmSync(probe, { force: true })
}

/** A file that is damaged is none: what it was to say is lost, and must not hold up the others. */
function readJson<Value>(file: string): Value | undefined {
  const text = readText(file)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as Value
  } catch {
    if (!damaged.has(file)) console.error(`${file} is damaged: mend it by hand, or take it away`)
    damaged.add(file)
    return undefined
  }
}

/** Each is said once. */
const damaged = new Set<string>()

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
