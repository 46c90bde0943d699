/** Pictures of what has no body: films, plans, maps and places. */
import { COLORWAYS } from '../core/colorways.ts'
import { Random } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { asSvg } from '../core/studio.ts'
import { CARD } from './card.ts'
import { COVER_VIEWS, type CoverView, type DrawnCover } from './drawn-cover.ts'
import { film } from './film.ts'
import { FILM_MOTIFS, STILLS } from './stills.ts'
import { map } from './map.ts'
import { plan } from './plan.ts'
import { PLAN_MOTIFS } from './plan-page.ts'
import { venue, VENUE_MOTIFS } from './venue.ts'

/** By kind: what a film shows, what a plan trains, where a workshop meets. */
const MOTIFS = { film: FILM_MOTIFS, plan: PLAN_MOTIFS, map: ['forest'], venue: VENUE_MOTIFS } as const

export type CoverKind = keyof typeof MOTIFS

/** Of one product in both views. */
export interface CoverLook extends Pick<DrawnCover, 'count' | 'minutes'> {
  readonly kind: CoverKind
  readonly motif: (typeof MOTIFS)[CoverKind][number]
}

export interface Cover extends CoverLook, Pick<DrawnCover, 'colorway' | 'view'> {}

const ALTERNATIVES = Object.entries(MOTIFS).flatMap(([kind, motifs]) => motifs.map((motif) => `${kind}-${motif}`))
const NAME = new RegExp(
  `^(${ALTERNATIVES.join('|')})-(\\d{1,3})(?:x(\\d{1,2}))?-(${Object.keys(COLORWAYS).join('|')})-(${COVER_VIEWS.join('|')})\\.webp$`,
)

/** `film-kettlebell-12x20-larch-front.webp`: twelve films of twenty minutes. */
export const coverName = ({ kind, motif, count, minutes, colorway, view }: Cover): string =>
  `${kind}-${motif}-${count}${minutes === undefined ? '' : `x${minutes}`}-${colorway}-${view}.webp`

/** The reverse of `coverName`; undefined for any other text. */
export function coverOf(name: string): Cover | undefined {
  const [, subject, count, minutes, colorway, view] = NAME.exec(name) ?? []
  if (!subject) return undefined
  const [kind, ...motif] = subject.split('-')
  return { kind, motif: motif.join('-'), count: Number(count), ...(minutes && { minutes: Number(minutes) }), colorway, view } as unknown as Cover
}

export const coverViews = (): readonly CoverView[] => COVER_VIEWS

const DRAW = { film, plan, map, venue }

/** A cover as one of several things in a picture. */
export const coverMarkup = (sheet: Sheet, cover: Cover): string => DRAW[cover.kind](sheet, cover, COLORWAYS[cover.colorway])

export function drawCover(cover: Cover): string {
  const sheet = new Sheet(new Random(7))
  const picture = coverMarkup(sheet, cover)
  return asSvg(sheet, picture)
}

/** What the camera of a film sees. */
export function drawStill({ motif, colorway }: Cover): string {
  const sheet = new Sheet(new Random(1))
  return asSvg(sheet, STILLS[motif as (typeof FILM_MOTIFS)[number]](sheet, CARD, COLORWAYS[colorway]), CARD)
}
