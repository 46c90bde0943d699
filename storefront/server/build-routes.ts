import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The routes of the build: the facts about a path that need no rendering. */
export interface BuildRoutes {
  /** Whether the file exists, or a route generates files of this kind. */
  readonly isFile: (path: string) => boolean
  /** Whether an internal path is a fixed page, which depends on no category, product or entry. */
  readonly isFixedPage: (path: string) => boolean
}

/** @param folder Next's build folder; `publicFolder` holds files that are served as they are */
export function readBuildRoutes(folder: string, publicFolder: string): BuildRoutes {
  const files = new Set([...filesIn(join(folder, 'static'), '/_next/static/'), ...filesIn(publicFolder, '/')])
  const routes = Object.entries(JSON.parse(readFileSync(join(folder, 'app-path-routes-manifest.json'), 'utf8')) as Record<string, string>)
  const generatedFile = pattern(routes.flatMap(([name, path]) => (name.endsWith('/route') && !path.startsWith('/api/') && !path.startsWith('/[locale]') ? [path] : [])))
  const fixedPage = pattern(routes.flatMap(([name, path]) => (name.endsWith('/page') && path.startsWith('/[locale]') && !path.includes('/[...') ? [path.replace(/\/\[\[.*/, '')] : [])))
  return { isFile: (path) => files.has(path) || generatedFile.test(path), isFixedPage: (path) => fixedPage.test(path) }
}

function filesIn(folder: string, prefix: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => prefix + join(parentPath.slice(folder.length + 1), name))
}

/** A path's segments in brackets match any text. */
function pattern(paths: readonly string[]): RegExp {
  const sources = paths.map((path) => path.split('/').map((part) => (part.startsWith('[') ? '[^/]+' : RegExp.escape(part))).join('/'))
  return new RegExp(`^(?:${sources.join('|')})$`)
}
