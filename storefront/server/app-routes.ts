import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the page server has to know of the addresses under `src/app`, so that a new route needs its folder alone. */
export interface AppRoutes {
  /** First parts of the addresses of screens that have no query of their own on the server. */
  readonly screens: ReadonlySet<string>
  /** One page stands for everything directly below an address, `dashboard/orders`: its own name begins with the mark, `~order`. */
  readonly detailPages: ReadonlyMap<string, string>
  /** The calls that Next answers; any other address below `/api` is none. */
  readonly calls: ReadonlySet<string>
}

/** What a page below `[locale]` has in its path when it is given a listing's query. */
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
