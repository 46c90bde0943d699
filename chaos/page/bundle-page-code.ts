import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'
import type * as pageCode from './page-code.ts'

export type PageCode = typeof pageCode

/** What the storefront's client code takes from its browser. A page gets its own of each. */
const GLOBALS = [
  'BroadcastChannel', 'addEventListener', 'clearInterval', 'clearTimeout', 'console', 'document', 'fetch', 'location', 'navigator',
  'process', 'sessionStorage', 'setInterval', 'setTimeout',
] as const

export type PageGlobals = Readonly<Record<(typeof GLOBALS)[number], unknown>>

/**
 * The storefront's client code as a function: each call is a page of its own, which remembers nothing of another.
 * @returns starts it with the page's own browser
 */
export async function bundlePageCode(): Promise<(globals: PageGlobals) => PageCode> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'page-code.ts'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // React's own "use client", which means nothing in a single file.
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'pageCode', codeSplitting: false })
  await bundle.close()
  const start = compileFunction(`${output[0].code}\nreturn pageCode`, GLOBALS) as (...values: unknown[]) => PageCode
  return (globals) => start(...GLOBALS.map((name) => globals[name]))
}
