import { COLORWAYS, type ColorwayName } from './drawings/core/colorways.ts'
import { type CollarKind, type Cut, type Fit, type Kind, KINDS } from './drawings/core/draw-options.ts'
import type { Pattern, SleeveLength, View } from './drawings/core/draw-options.ts'

/** What a product's drawings share in every colour and view. */
export interface DrawnLook {
  readonly cut?: Exclude<Cut, 'unisex'>
  readonly pattern?: Exclude<Pattern, 'solid'>
  readonly fit?: Exclude<Fit, 'regular'>
  readonly sleeve?: SleeveLength
  readonly collar?: CollarKind
}

export interface Drawing extends DrawnLook {
  readonly kind: Kind
  readonly colorway: ColorwayName
  readonly view: View
}

const CUTS = ['men', 'women']
const PATTERNS = ['color-block', 'stripe', 'heather', 'contour']
const FITS = ['slim', 'relaxed']
const SLEEVES = ['cap', 'short', 'long']
const COLLARS = ['crew', 'v-neck', 'polo', 'mock', 'half-zip']
const VIEWS = ['front', 'back', 'detail']

const NAME = new RegExp(
  `^(?<kind>${KINDS.join('|')})` +
    `(?:-(?<cut>${CUTS.join('|')}))?(?:-(?<pattern>${PATTERNS.join('|')}))?(?:-(?<fit>${FITS.join('|')}))?` +
    `(?:-(?<sleeve>${SLEEVES.join('|')}))?(?:-(?<collar>${COLLARS.join('|')}))?` +
    `-(?<colorway>${Object.keys(COLORWAYS).join('|')})-(?<view>${VIEWS.join('|')})\\.webp$`,
)

/** `shell-jacket-women-spruce-front.webp`: products that look alike share their pictures. */
export const pictureName = ({ kind, cut, pattern, fit, sleeve, collar, colorway, view }: Drawing): string =>
  `${[kind, cut, pattern, fit, sleeve, collar, colorway, view].filter((part) => part !== undefined).join('-')}.webp`

/** The reverse of `pictureName`; undefined for any other text. */
export function drawingOf(name: string): Drawing | undefined {
  const parts = NAME.exec(name)?.groups
  if (!parts) return undefined
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as unknown as Drawing
}

const GARMENTS = KINDS.slice(0, KINDS.indexOf('backpack'))

const SEEN_FROM_BEHIND: ReadonlySet<Kind> = new Set<Kind>([...GARMENTS.filter((kind) => kind !== 'socks'), 'backpack'])

/** Socks and gear are drawn only from the front. */
export const viewsOf = (kind: Kind): View[] => (SEEN_FROM_BEHIND.has(kind) ? ['front', 'back', 'detail'] : ['front', 'detail'])
