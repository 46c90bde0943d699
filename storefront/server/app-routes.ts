import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The routes under `src/app` as the page server needs them, so that a new route needs only its folder. */
export interface AppRoutes {
  /** First path segments of screens that do not read their query on the server. */
  readonly screens: ReadonlySet<string>
  /** One page serves all paths directly below a prefix, such as `dashboard/orders`: its own segment begins with the mark, `~order`. */
  readonly detailPages: ReadonlyMap<string, string>
  /** The API routes that Next serves; every other path below `/api` is unknown. */
  readonly calls: ReadonlySet<string>
}

/** The path segment of a page below `[locale]` that receives a listing's query. */
const LISTING = '[[...listing]]'
const SHARED_PAGE = /^~/

/** @param files of the folder `app`, such as `[locale]/(shop)/cart/page.tsx` */
export function appRoutes(files: readonly string[]): AppRoutes {
  const routes = files.filter((file) => /\/(?:page|route)\.tsx?$/.test(file)).map((file) => file.split('/').slice(0, -1).filter((part) => !part.startsWith('(')))
  const pages = routes.filter(([first]) => first === '[locale]').map((route) => route.slice(1))
  const names = pages.flatMap(([name]) => (name && !/^[[~]/.test(name) ? [name] : []))
  const listings = new Set(pages.flatMap(([name, ...rest]) => (name && rest.includes(LISTING) ? [name] : [])))
  return {
    screens: new Set(names.filter((name) => !listings.has(name))),
    detailPages: new Map(pages.flatMap((page) => (page.length > 1 && SHARED_PAGE.test(page.at(-1) ?? '') ? [[page.slice(0, -1).join('/'), page.at(-1) ?? '']] : []))),
    calls: new Set(routes.filter(([first]) => first === 'api').map((route) => `/${route.join('/')}`)),
  }
}

export const APP_ROUTES = appRoutes(readdirSync(join(import.meta.dirname, '../src/app'), { recursive: true, encoding: 'utf8' }))
