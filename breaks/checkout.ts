import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { type Break, broken } from './break.ts'
import { withSwitches } from './switches.ts'

const ROOT = join(import.meta.dirname, '..')

/** Breaks are made in a copy, so that an aborted run leaves none behind. */
export const COPY = join(ROOT, 'var/breaks')

/** Copies the working tree; an earlier build stays, whose cache makes the next one faster. */
export function copyCheckout(): void {
  for (const folder of ['', 'storefront']) removeAllBut(join(COPY, folder), /^(storefront|\.next)$/)
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  for (const file of files.split('\0')) {
    if (!file || !existsSync(join(ROOT, file))) continue
    mkdirSync(dirname(join(COPY, file)), { recursive: true })
    cpSync(join(ROOT, file), join(COPY, file))
  }
  // Packages are found in the folders above, except for programs that are named by their path.
  mkdirSync(join(COPY, 'node_modules'))
  for (const name of ['.bin', 'node']) symlinkSync(join(ROOT, 'node_modules', name), join(COPY, 'node_modules', name))
  // Tailwind obeys the .gitignore files of all parent folders, up to the next repository.
  mkdirSync(join(COPY, '.git'))
  // A break may leave an import unused or a type too wide, which the compiler would notice instead of a test.
  const config = join(COPY, 'storefront/next.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace('poweredByHeader', 'typescript: { ignoreBuildErrors: true },\n  poweredByHeader'))
}

function removeAllBut(folder: string, kept: RegExp): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!kept.test(name)) rmSync(join(folder, name), { recursive: true })
}

/**
 * Puts the breaks into the copy's sources, each behind a condition.
 * @returns the ids of those that no condition can make
 */
export function addSwitches(breaks: ReadonlyMap<string, Break>): string[] {
  const byFile = Map.groupBy(breaks, ([, { file }]) => file)
  return [...byFile].flatMap(([file, entries]) => {
    if (!/\.tsx?$/.test(file)) return entries.map(([id]) => id)
    const path = join(COPY, file)
    const { source, left } = withSwitches(file, readFileSync(path, 'utf8'), new Map(entries))
    writeFileSync(path, source)
    return left
  })
}

/** Makes a break in the copy, in place of the file's conditions. @returns undoes it */
export function apply(made: Break): () => void {
  const path = join(COPY, made.file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, broken(readFileSync(join(ROOT, made.file), 'utf8'), made))
  return () => writeFileSync(path, before)
}

/** @returns why the break cannot be made, or undefined */
export function problemOf({ file, from, to }: Break): string | undefined {
  const path = join(ROOT, file)
  if (!existsSync(path)) return `${file} does not exist`
  const places = readFileSync(path, 'utf8').split(from).length - 1
  if (places !== 1) return `${file} contains the text ${places} times: ${from}`
  return from === to ? 'nothing changes' : undefined
}

/** @returns why a build would refuse the broken file, or undefined */
export function syntaxProblemOf(made: Break): string | undefined {
  const { file, to } = made
  const source = broken(readFileSync(join(ROOT, file), 'utf8'), made)
  try {
    if (file.endsWith('.json')) JSON.parse(source)
    const [error] = /\.tsx?$/.test(file) ? parseSync(file, source).errors : []
    return error && `${file}: ${error.message}: ${to}`
  } catch (error) {
    return `${file}: ${String(error)}: ${to}`
  }
}
