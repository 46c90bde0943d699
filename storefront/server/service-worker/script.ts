import { localePath } from '../../src/i18n/paths.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { withoutBlanks } from '../../src/lib/without-blanks.ts'
import { keepOfflinePages, removeWorker, type WorkerSettings } from './worker.ts'

interface ScriptOptions {
  readonly isInstallable: boolean
  readonly buildId: string
  readonly locales: readonly Locale[]
}

/** The text of /sw.js. */
export function workerScript({ isInstallable, buildId, locales }: ScriptOptions): string {
  if (!isInstallable) return `(${withoutBlanks(removeWorker.toString())})()\n`
  const settings: WorkerSettings = {
    cacheName: `offline-${buildId}`,
    pages: locales.map((locale) => ({ prefix: localePath(locale, '/').replace(/\/$/, ''), path: localePath(locale, '/offline') })),
  }
  return `(${withoutBlanks(keepOfflinePages.toString())})(${JSON.stringify(settings)})\n`
}
