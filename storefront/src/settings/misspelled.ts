import { editDistance } from '../lib/edit-distance.ts'

/** Names that begin so are the shop's own; other programs have none of them. */
const OWN_PREFIX = 'NEXT_PUBLIC_'
/** Too short for a second difference: it would be another word. */
const SHORT = 6

/**
 * A problem for each variable that no program reads, because a setting's name is misspelled: its default would be used without a word.
 * A name close to a setting that has its own value belongs to something else, such as REDIS_URI beside REDIS_URL.
 * @param known the names of all settings
 * @param defaulted the settings whose value is a default of storefront/.env
 */
export function findMisspelled(environment: Readonly<Record<string, string | undefined>>, known: readonly string[], defaulted: readonly string[]): readonly string[] {
  const candidates = known.filter((name) => name.startsWith(OWN_PREFIX) || environment[name] === undefined || defaulted.includes(name))
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return []
    const plain = name.toUpperCase().replaceAll(/[-.]/g, '_')
    const meant = candidates.find((setting) => isClose(plain, setting))
    return meant !== undefined || plain.startsWith(OWN_PREFIX) ? [`${name} is no setting${meant === undefined ? '' : `; ${meant} is`}`] : []
  })
}

const isClose = (name: string, setting: string): boolean => editDistance(singular(name), singular(setting)) <= (setting.length < SHORT ? 1 : 2)

/** The plural of a word that ends in Y differs in three letters. */
const singular = (name: string): string => name.replaceAll(/IES(?=_|$)/g, 'Y')
