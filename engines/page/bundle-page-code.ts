import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type * as pageCode from './page-code.ts'

export type PageCode = typeof pageCode

/** `page-code.ts` with the library that finds elements, as one script that defines `window.pageCode`. */
export async function bundlePageCode(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'page-code.ts'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'pageCode', codeSplitting: false, minify: true })
  await bundle.close()
  return `${output[0].code}\nwindow.pageCode = pageCode`
}
