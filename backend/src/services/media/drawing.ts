import { COLORWAYS, type ColorwayName } from './drawings/core/colorways.ts'
import { type CollarKind, type Cut, type Fit, type Kind, KINDS, SHAPES } from './drawings/core/draw-options.ts'
import type { Pattern, Shape, SleeveLength, View } from './drawings/core/draw-options.ts'

/** What a product's drawings share in every colour and view. */
export interface DrawnLook {
  readonly shape?: Shape
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

const ALL_SHAPES = [...new Set(Object.values(SHAPES).flat())]
const CUTS = ['men', 'women']
const PATTERNS = ['color-block', 'stripe', 'heather', 'contour']
const FITS = ['slim', 'relaxed']
const SLEEVES = ['cap', 'short', 'long']
const COLLARS = ['crew', 'v-neck', 'polo', 'mock', 'half-zip']
const VIEWS = ['front', 'back', 'worn', 'detail']

const NAME = new RegExp(
  `^(?<kind>${KINDS.join('|')})(?:-(?<shape>${ALL_SHAPES.join('|')}))?` +
    `(?:-(?<cut>${CUTS.join('|')}))?(?:-(?<pattern>${PATTERNS.join('|')}))?(?:-(?<fit>${FITS.join('|')}))?` +
    `(?:-(?<sleeve>${SLEEVES.join('|')}))?(?:-(?<collar>${COLLARS.join('|')}))?` +
    `-(?<colorway>${Object.keys(COLORWAYS).join('|')})-(?<view>${VIEWS.join('|')})\\.webp$`,
)

/** `shell-jacket-women-spruce-front.webp`: products that look alike share their pictures. */
export const pictureName = ({ kind, shape, cut, pattern, fit, sleeve, collar, colorway, view }: Drawing): string =>
  `${[kind, shape, cut, pattern, fit, sleeve, collar, colorway, view].filter((part) => part !== undefined).join('-')}.webp`

/** The reverse of `pictureName`; undefined for any other text. */
export function drawingOf(name: string): Drawing | undefined {
  const parts = NAME.exec(name)?.groups
  if (!parts || !isShapeOf(parts['kind'] as Kind, parts['shape'])) return undefined
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as unknown as Drawing
}

const shapesOf = (kind: Kind): readonly string[] => (kind in SHAPES ? SHAPES[kind as keyof typeof SHAPES] : [])

const isShapeOf = (kind: Kind, shape: string | undefined): boolean => shape === undefined || shapesOf(kind).includes(shape)

const GARMENTS = KINDS.slice(0, KINDS.indexOf('backpack'))

const SEEN_FROM_BEHIND: ReadonlySet<Kind> = new Set<Kind>([...GARMENTS.filter((kind) => kind !== 'socks'), 'backpack'])

const WORN = GARMENTS.slice(0, GARMENTS.indexOf('socks'))

/** Socks and gear are drawn only from the front; a figure wears clothing, so that its length and fit can be seen. */
export function viewsOf(kind: Kind): View[] {
  if (WORN.includes(kind)) return ['front', 'back', 'worn', 'detail']
  return SEEN_FROM_BEHIND.has(kind) ? ['front', 'back', 'detail'] : ['front', 'detail']
}
