import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
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
  readonly waiting: () => WaitingDeclaration[]
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
  for (const kind of FOLDERS) mkdirSync(place(kind), { recursive: true, mode: 0o700 })

  // What is sent moves from the first place to the second.
  const read = (file: string): Declaration | undefined => readJson<Declaration>(place('waiting', file)) ?? readJson<Declaration>(place('sent', file))
  const isSame = ({ isWhole, declaredAt }: Declaration): boolean => isWhole || now() - Date.parse(declaredAt) < SAME_FOR

  function fileOf(content: string, make: () => Declaration): string {
    for (let turn = 1; ; turn += 1) {
      const file = `${digest(content)}-${turn}.json`
      const known = read(file)
      // Where there is a file all the same, it was written this very moment.
      if (!known) writeOnce(place('waiting', file), JSON.stringify(make()))
      if (!known || isSame(known)) return file
    }
  }

  return {
    find: (request) => {
      const file = readText(place('requests', digest(request)))
      return file === undefined ? undefined : read(file)
    },
    record: (request, content, make) => {
      const file = fileOf(content, make)
      writeOnce(place('requests', digest(request)), file)
      return read(file)!
    },
    waiting: () =>
      readdirSync(place('waiting')).filter((file) => file.endsWith('.json')).flatMap((file) => {
        const declaration = readJson<Declaration>(place('waiting', file))
        return declaration ? [{ file, declaration, progress: readJson<ProgressByRecipient>(place('waiting', `${file}.progress`)) ?? {} }] : []
      }),
    keepProgress: (file, progress) => overwrite(place('waiting', `${file}.progress`), JSON.stringify(progress)),
    close: (file) => {
      renameSync(place('waiting', file), place('sent', file))
      settle(place('sent'))
      rmSync(place('waiting', `${file}.progress`), { force: true })
    },
  }
}

const digest = (text: string): string => hash('sha256', text, 'hex')

const readJson = <Value>(file: string): Value | undefined => {
  const text = readText(file)
  return text === undefined ? undefined : (JSON.parse(text) as Value)
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
