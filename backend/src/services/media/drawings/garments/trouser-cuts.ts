/** The models of trousers: the shape of the leg and what is sewn to it. */
import type { Shape } from '../core/draw-options.ts'
import type { BottomBlock } from './bottom-block.ts'

export interface TrouserCut {
  readonly block: BottomBlock
  readonly looseness: number
  readonly waistband: number
  readonly knees: 'darts' | 'patches' | 'plain'
  readonly hem: 'stitched' | 'cinched' | 'turned-up' | 'guarded'
  readonly thigh: 'zip' | 'cargo' | 'zip-off' | 'vents' | 'plain'
  readonly hasBelt: boolean
}

const BASIC: TrouserCut = {
  block: { waist: 138, hip: [172, 186], crotch: 262, knee: [150, 36, 500], hem: [136, 42, 748], dip: 10 },
  looseness: 1.1, waistband: 36, knees: 'darts', hem: 'stitched', thigh: 'zip', hasBelt: true,
}

const cut = (change: Partial<TrouserCut>, legs: Partial<BottomBlock>): TrouserCut => ({ ...BASIC, ...change, block: { ...BASIC.block, ...legs } })

const CUTS: Partial<Record<Shape, TrouserCut>> = {
  cargo: cut({ looseness: 1.5, knees: 'plain', thigh: 'cargo', hem: 'cinched' }, { hip: [178, 186], knee: [168, 26, 500], hem: [152, 32, 748] }),
  'zip-off': cut({ looseness: 1.3, knees: 'plain', thigh: 'zip-off' }, { knee: [160, 30, 500], hem: [156, 30, 744] }),
  straight: cut({ looseness: 1.3, knees: 'plain', thigh: 'plain', hem: 'turned-up', hasBelt: false }, { hip: [178, 186], knee: [178, 22, 500], hem: [184, 18, 752] }),
  tapered: cut({ hem: 'cinched', thigh: 'zip', hasBelt: false }, { hip: [176, 186], knee: [144, 38, 490], hem: [106, 48, 726] }),
  patched: cut({ looseness: 1.2, knees: 'patches', thigh: 'plain', hem: 'guarded' }, { knee: [160, 30, 500], hem: [146, 36, 748] }),
  alpine: cut({ looseness: 0.8, waistband: 74, knees: 'darts', thigh: 'vents', hem: 'guarded', hasBelt: false }, { knee: [138, 38, 500], hem: [120, 44, 752] }),
}

export const trouserCut = (shape: Shape | undefined): TrouserCut => (shape && CUTS[shape]) || BASIC
