import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Break } from './break.ts'

const FOLDER = join(import.meta.dirname, 'promises')

/** @returns the breaks of all files in `promises`, a file for each group of promises */
export async function allBreaks(): Promise<readonly Break[]> {
  const files = globSync('*.ts', { cwd: FOLDER }).toSorted()
  const modules = await Promise.all(files.map((file) => import(join(FOLDER, file)) as Promise<{ BREAKS: readonly Break[] }>))
  return modules.flatMap(({ BREAKS }) => BREAKS)
}
