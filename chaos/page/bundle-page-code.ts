import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'
import type * as pageCode from './page-code.ts'

export type PageCode = typeof pageCode

/** The browser globals that the storefront's client code uses. Each page gets its own. */
const GLOBALS = [
  'BroadcastChannel', 'addEventListener', 'clearInterval', 'clearTimeout', 'console', 'document', 'fetch', 'location', 'navigator',
  'process', 'sessionStorage', 'setInterval', 'setTimeout',
] as const

export type PageGlobals = Readonly<Record<(typeof GLOBALS)[number], unknown>>

/**
 * The storefront's client code as a function: each call starts a separate page without shared state.
 * @returns starts it with the page's own browser
 */
export async function bundlePageCode(): Promise<(globals: PageGlobals) => PageCode> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'page-code.ts'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Hides warnings about React's "use client", which has no meaning in a single file.
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'pageCode', codeSplitting: false })
  await bundle.close()
  const start = compileFunction(`${output[0].code}\nreturn pageCode`, GLOBALS) as (...values: unknown[]) => PageCode
  return (globals) => start(...GLOBALS.map((name) => globals[name]))
}
