import type * as v from 'valibot'

/** One environment variable. docs/settings.md and .env.example are generated from these (codegen/settings-documents.ts). */
export interface Setting {
  readonly schema: v.GenericSchema<string>
  /** The value of a variable that is missing or empty. */
  readonly fallback?: string
  /** Whether an empty variable is a value, unlike a missing one. */
  readonly mayBeEmpty?: boolean
  /** One sentence, for both documents. */
  readonly about: string
  /** Further sentences for docs/settings.md, as Markdown. */
  readonly more?: string
  /** The default in docs/settings.md, if it is not the fallback. */
  readonly shownDefault?: string
  /** The value in .env.example, if it is not the fallback. */
  readonly example?: string
}

export interface SettingGroup {
  readonly title: string
  readonly settings: Readonly<Record<string, Setting>>
}

export type Values<Settings extends () => Readonly<Record<string, Setting>>> = Readonly<Record<keyof ReturnType<Settings>, string>>
