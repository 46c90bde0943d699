import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build has: all that can be told about an address without rendering anything. */
export interface BuildRoutes {
  /** Whether there is such a file, or a route that makes files of this kind. */
  readonly isFile: (path: string) => boolean
  /** Whether an internal path is a screen of its own, which needs no category, product or entry to be there. */
  readonly isFixedPage: (path: string) => boolean
}

/** @param folder Next's build folder; `publicFolder` holds files that are served as they are */
export function readBuildRoutes(folder: string, publicFolder: string): BuildRoutes {
  const files = new Set([...filesIn(join(folder, 'static'), '/_next/static/'), ...filesIn(publicFolder, '/')])
  const routes = Object.entries(JSON.parse(readFileSync(join(folder, 'app-path-routes-manifest.json'), 'utf8')) as Record<string, string>)
  const madeFile = pattern(routes.flatMap(([name, path]) => (name.endsWith('/route') && !path.startsWith('/api/') && !path.startsWith('/[locale]') ? [path] : [])))
  const fixedPage = pattern(routes.flatMap(([name, path]) => (name.endsWith('/page') && path.startsWith('/[locale]') && !path.includes('/[...') ? [path.replace(/\/\[\[.*/, '')] : [])))
  return { isFile: (path) => files.has(path) || madeFile.test(path), isFixedPage: (path) => fixedPage.test(path) }
}

function filesIn(folder: string, prefix: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => prefix + join(parentPath.slice(folder.length + 1), name))
}

/** A path's parts in brackets stand for any text. */
function pattern(paths: readonly string[]): RegExp {
  const sources = paths.map((path) => path.split('/').map((part) => (part.startsWith('[') ? '[^/]+' : RegExp.escape(part))).join('/'))
  return new RegExp(`^(?:${sources.join('|')})$`)
}
