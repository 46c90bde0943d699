import type { Browser } from '@playwright/test'
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageWeight, weighPage } from './page-weight.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'var/bench/empty-app')
const PORT = 3390

/** Weighs an empty App Router page with the same version of Next: the minimum of every page of the shop. */
export async function weighEmptyPage(browser: Browser): Promise<PageWeight> {
  mkdirSync(join(FOLDER, 'app'), { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(join(FOLDER, 'next.config.mjs'), `export default { turbopack: { root: ${JSON.stringify(ROOT)} } }\n`)
  writeFileSync(join(FOLDER, 'app/layout.jsx'), 'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>\n}\n')
  writeFileSync(join(FOLDER, 'app/page.jsx'), 'export default function Page() {\n  return <p>Empty</p>\n}\n')
  const next = join(ROOT, 'node_modules/next/dist/bin/next')
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  execFileSync(process.execPath, [next, 'build'], { cwd: FOLDER, env, stdio: 'ignore' })
  const server = spawn(process.execPath, [next, 'start', '-p', String(PORT)], { cwd: FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await new Promise<void>((resolve) => {
      server.stdout.on('data', (text: Buffer) => {
        if (text.includes('Ready')) resolve()
      })
    })
    return await weighPage(browser, `http://localhost:${PORT}/`)
  } finally {
    server.kill()
  }
}
