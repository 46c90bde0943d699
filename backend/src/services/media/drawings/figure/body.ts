/** The measures of the figure, in the units of garments. Zero is the high point of the shoulder. */
import type { Cut } from '../core/draw-options.ts'

export interface Body {
  readonly neck: number
  readonly shoulder: number
  readonly chest: number
  readonly waist: number
  readonly hip: number
  readonly waistY: number
  readonly crotchY: number
  readonly kneeY: number
  readonly footY: number
  readonly arm: number
  /** Half the width of a calf. */
  readonly leg: number
  readonly head: number
}

const WOMAN: Body = {
  neck: 40, shoulder: 150, chest: 146, waist: 108, hip: 152, waistY: 320, crotchY: 560, kneeY: 850, footY: 1166, arm: 25, leg: 32, head: 66,
}

const MAN: Body = {
  neck: 52, shoulder: 176, chest: 172, waist: 132, hip: 150, waistY: 340, crotchY: 588, kneeY: 872, footY: 1190, arm: 31, leg: 37, head: 73,
}

export const bodyOf = (cut: Cut): Body => (cut === 'men' ? MAN : WOMAN)
