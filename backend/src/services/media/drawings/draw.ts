/** Halny catalogue illustrations. `draw` is deterministic: the same arguments give the same SVG. */
import { COLORWAYS } from './core/colorways.ts'
import type { Grain } from './core/sheet.ts'
import { Random } from './core/random.ts'
import { Sheet, type Weave } from './core/sheet.ts'
import { asSvg, type Item, type PatternPiece, photograph, type Photograph } from './core/studio.ts'
import { beanie, cap, socks } from './garments/accessories.ts'
import { sportsBra } from './garments/bra.ts'
import { onFigure } from './figure/on-figure.ts'
import { fleece } from './garments/fleece.ts'
import { hikingPants } from './garments/hiking-pants.ts'
import { joggers } from './garments/joggers.ts'
import { leggings } from './garments/leggings.ts'
import { pufferJacket, vest } from './garments/padded-jackets.ts'
import { shellJacket } from './garments/shell-jacket.ts'
import { shorts } from './garments/shorts.ts'
import { skirt } from './garments/skirt.ts'
import { hoodie, sweatshirt, zipHoodie } from './garments/sweats.ts'
import { tank } from './garments/tank.ts'
import { longSleeveTee, tee } from './garments/tees.ts'
import { backpack } from './gear/backpack.ts'
import { bottle } from './gear/bottle.ts'
import { duffel } from './gear/duffel.ts'
import { foamRoller } from './gear/foam-roller.ts'
import { gymBall } from './gear/gym-ball.ts'
import { resistanceBand } from './gear/resistance-band.ts'
import { tote } from './gear/tote.ts'
import { watch } from './gear/watch.ts'
import { dumbbell, kettlebell } from './gear/weights.ts'
import { yogaMat } from './gear/yoga-mat.ts'
import type { DrawOptions, Kind, Style } from './core/draw-options.ts'

const PATTERN_BOOK: Record<Kind, PatternPiece> = {
  tee,
  tank,
  'long-sleeve': longSleeveTee,
  hoodie,
  'zip-hoodie': zipHoodie,
  sweatshirt,
  'shell-jacket': shellJacket,
  'puffer-jacket': pufferJacket,
  fleece,
  vest,
  'sports-bra': sportsBra,
  leggings,
  joggers,
  'hiking-pants': hikingPants,
  shorts,
  skirt,
  socks,
  beanie,
  cap,
  backpack,
  duffel,
  tote,
  'yoga-mat': yogaMat,
  bottle,
  dumbbell,
  kettlebell,
  'resistance-band': resistanceBand,
  'foam-roller': foamRoller,
  'gym-ball': gymBall,
  watch,
}

const WEAVES: Partial<Record<Kind, Weave>> = {
  tee: 'knit',
  tank: 'knit',
  'long-sleeve': 'knit',
  hoodie: 'knit',
  'zip-hoodie': 'knit',
  sweatshirt: 'knit',
  'sports-bra': 'knit',
  leggings: 'knit',
  joggers: 'knit',
  socks: 'knit',
  'shell-jacket': 'ripstop',
  'hiking-pants': 'ripstop',
  shorts: 'ripstop',
  skirt: 'ripstop',
  cap: 'canvas',
  backpack: 'canvas',
  duffel: 'canvas',
  tote: 'canvas',
}

/** One item, still without its grain and shadows. */
export interface Negative extends Photograph {
  readonly svg: string
  readonly grain: Grain | undefined
}

export function expose(kind: Kind, options: DrawOptions): Negative {
  const style = complete(options)
  const closeUp = style.view === 'detail'
  const sheet = new Sheet(new Random(1), closeUp ? WEAVES[kind] : 'none')
  const item = style.view === 'worn' ? onFigure(sheet, kind, style, PATTERN_BOOK[kind]) : PATTERN_BOOK[kind](sheet, style)
  const photo = photograph(item, closeUp)
  return { ...photo, svg: asSvg(sheet, photo.picture), grain: sheet.grain }
}

export const draw = (kind: Kind, options: DrawOptions): string => expose(kind, options).svg

/** One of several things in a picture. */
export const itemOf = (sheet: Sheet, { kind, ...options }: DrawOptions & { readonly kind: Kind }): Item =>
  PATTERN_BOOK[kind](sheet, complete(options))

function complete({
  colorway,
  pattern = 'solid',
  view = 'front',
  cut = 'unisex',
  fit = 'regular',
  sleeve,
  collar,
  shape,
}: DrawOptions): Style {
  return { colorway: COLORWAYS[colorway], pattern, view, cut, fit, sleeve, collar, shape, wearer: '' }
}
