import type { DatabaseSync } from 'node:sqlite'
import type { RefreshPages } from '../../modules/stock-alert/refresh-pages.ts'
import type { BotCheck } from '../bot-check/bot-check.ts'
import type { ChangeEntry } from '../content/change-entry.ts'
import type { Faults } from '../faults/faults.ts'
import type { FormToken } from './desk-form.ts'
import type { DeskPage } from './desk-page.ts'

/** The desk's dependencies. */
export interface Desk {
  readonly database: DatabaseSync
  readonly faults: Faults
  readonly botCheck: BotCheck
  readonly entries: ChangeEntry
  /** The base URLs of pictures and of the shop's pages, for mails about orders. */
  readonly publicUrl: string
  readonly shopUrl: string
  readonly now: () => Date
  readonly refreshPages: RefreshPages
  readonly token: FormToken
  readonly notice: Notice
}

/** A page and the actions of its forms. */
export interface Panel {
  readonly path: string
  readonly show: (desk: Desk, query: URLSearchParams) => Omit<DeskPage, 'path' | 'notice'>
  /** By the form's field `do`; @returns a notice, undefined for an invalid form */
  readonly actions?: Readonly<Record<string, (desk: Desk, form: URLSearchParams) => string | undefined>>
}

/** The last action's result, shown once on the next page; the desk has a single user. */
interface Notice {
  readonly set: (text: string) => void
  readonly take: () => string | undefined
}

export function createNotice(): Notice {
  let notice: string | undefined
  return {
    set: (text) => {
      notice = text
    },
    take: () => {
      const text = notice
      notice = undefined
      return text
    },
  }
}
