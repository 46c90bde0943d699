import 'next-intl'
import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
