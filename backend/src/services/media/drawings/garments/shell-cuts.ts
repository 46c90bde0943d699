/** The models of shell jackets: what each does with the block, the hood, the front and the hem. */
import type { Shape } from '../core/draw-options.ts'
import type { BlockChange } from './top-block.ts'

export interface ShellCut {
  readonly change?: BlockChange
  /** How much longer the back is. */
  readonly tail?: number
  /** The hem and the cuffs are elastic, and the body falls over the hem. */
  readonly isGathered?: boolean
  readonly hood: { readonly size: number } | 'lowered'
  readonly opening: 'straight' | 'slanted' | 'half' | 'covered'
  readonly seams: 'yoke' | 'raglan' | 'chevron' | 'sides' | 'none'
  readonly pockets: 'three' | 'harness' | 'flaps' | 'kangaroo' | 'chest' | 'hand'
  readonly scale?: number
}

const BASIC: ShellCut = { hood: { size: 1 }, opening: 'straight', seams: 'yoke', pockets: 'three' }

const CUTS: Partial<Record<Shape, ShellCut>> = {
  'long-back': { ...BASIC, change: { length: 84 }, tail: 52, seams: 'none', pockets: 'hand', scale: 0.82 },
  alpine: { ...BASIC, change: { length: -52, hemWidth: -30 }, hood: { size: 1.12 }, opening: 'slanted', pockets: 'harness', scale: 0.92 },
  coat: { ...BASIC, change: { length: 190, hemWidth: 34, ease: 26 }, opening: 'covered', seams: 'none', pockets: 'flaps', scale: 0.74 },
  'soft-shell': { hood: 'lowered', opening: 'straight', seams: 'raglan', pockets: 'chest', scale: 0.92 },
  anorak: { change: { length: 60, ease: 36 }, isGathered: true, hood: { size: 1 }, opening: 'half', seams: 'none', pockets: 'kangaroo' },
  light: { change: { length: 30, ease: 12 }, tail: 26, hood: { size: 0.9 }, opening: 'straight', seams: 'raglan', pockets: 'hand' },
  wind: { change: { length: 4, ease: 26 }, isGathered: true, hood: { size: 0.9 }, opening: 'straight', seams: 'chevron', pockets: 'chest' },
  running: { change: { length: 8, ease: 4 }, tail: 44, hood: 'lowered', opening: 'straight', seams: 'sides', pockets: 'hand', scale: 0.92 },
}

export const shellCut = (shape: Shape | undefined): ShellCut => (shape && CUTS[shape]) || BASIC
