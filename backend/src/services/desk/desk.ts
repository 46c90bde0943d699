import type { DatabaseSync } from 'node:sqlite'
import type { BotCheck } from '../bot-check/bot-check.ts'
import type { ChangeEntry } from '../content/change-entry.ts'
import type { Faults } from '../faults/faults.ts'
import type { FormToken } from './desk-form.ts'
import type { DeskPage } from './desk-page.ts'
import type { Notice } from './notice.ts'

/** What the desk works on. */
export interface Desk {
  readonly database: DatabaseSync
  readonly faults: Faults
  readonly botCheck: BotCheck
  readonly entries: ChangeEntry
  /** Where the shop's pages begin: mails about orders lead there. */
  readonly shopUrl: string
  readonly now: () => Date
  readonly token: FormToken
  readonly notice: Notice
}

/** A page and what its forms do. */
export interface Panel {
  readonly path: string
  readonly show: (desk: Desk, query: URLSearchParams) => Omit<DeskPage, 'path' | 'notice'>
  /** By what stands in the field `do`; @returns what was done, undefined for a form that makes no sense */
  readonly actions?: Readonly<Record<string, (desk: Desk, form: URLSearchParams) => string | undefined>>
}
