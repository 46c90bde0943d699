import type { ColorwayName } from '../core/colorways.ts'

export const COVER_VIEWS = ['front', 'inside'] as const
export type CoverView = (typeof COVER_VIEWS)[number]

/** What the drawing of a cover shows. */
export interface DrawnCover {
  readonly motif: string
  /** How many lessons, weeks or points it has. */
  readonly count: number
  /** The length of a film or a lesson in minutes. */
  readonly minutes?: number
  readonly colorway: ColorwayName
  readonly view: CoverView
}
