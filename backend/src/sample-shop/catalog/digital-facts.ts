import type { LocalizedText } from '../plan/localized-text.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

/** A minute of film in high definition, in megabytes. */
const MB_PER_MINUTE = 11

/** How many films, and how long they are. */
export function lengthOf({ cover, downloads, event }: ProductPlan): LocalizedText | undefined {
  if (event && cover?.minutes) return [`${cover.minutes} minutes`, `${cover.minutes} minut`]
  if (!downloads || cover?.kind !== 'film' || cover.minutes === undefined) return undefined
  const { count, minutes } = cover
  return [`${count} films of ${minutes} minutes`, `${count} filmów po ${minutes} ${minutes === 3 ? 'minuty' : 'minut'}`]
}

/** What the files are, and how large. */
export function filesOf({ cover, downloads, traits }: ProductPlan): LocalizedText | undefined {
  if (!downloads) return undefined
  const formats = [
    traits.format?.includes('film') && 'MP4 (ZIP)',
    traits.format?.includes('audio') && 'MP3 (ZIP)',
    (traits.format?.includes('pdf') || downloads.links.some(({ file }) => file.endsWith('.pdf'))) && 'PDF',
  ].filter(Boolean).join(', ')
  const size = cover?.kind === 'film' ? (cover.count * (cover.minutes ?? 0) * MB_PER_MINUTE) / 1000 : 0
  if (size === 0) return [formats, formats]
  return [`${formats}, about ${size.toFixed(1)} GB`, `${formats}, ok. ${size.toFixed(1).replace('.', ',')} GB`]
}

export const languageOf = ({ downloads, event }: ProductPlan): LocalizedText | undefined =>
  downloads || event ? ['Polish or English', 'Polski lub angielski'] : undefined

/** When a file is there, and for how long. */
export function accessOf({ downloads }: ProductPlan): LocalizedText | undefined {
  if (!downloads) return undefined
  const limit = downloads.links.find(({ limit: most }) => most !== undefined)?.limit
  const times: LocalizedText = limit === undefined ? ['as often as you like', 'dowolną liczbę razy'] : [`${limit} times`, `${limit} razy`]
  return [
    `At once after the payment, ${times[0]}: in your account for good, without one by email for 30 days`,
    `Od razu po opłaceniu, ${times[1]}: na koncie na zawsze, bez konta e-mailem przez 30 dni`,
  ]
}
