import { pictureName, viewsOf } from '../../services/media/drawing.ts'
import type { ColorwayName } from '../../services/media/drawings/core/colorways.ts'
import { type CoverKind, coverName, coverViews } from '../../services/media/drawings/covers/cover.ts'
import type { View } from '../../services/media/drawings/core/draw-options.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

export interface PlannedPicture {
  readonly path: string
  /** What the picture shows beyond the product's name and colour. */
  readonly view: LocalizedText
}

export const WHOLE: LocalizedText = ['', '']

const VIEWS: Readonly<Record<View, LocalizedText>> = { front: WHOLE, back: ['back', 'tył'], worn: ['on a figure', 'na sylwetce'], detail: ['close-up', 'zbliżenie'] }

const INSIDE: Readonly<Record<CoverKind, LocalizedText>> = {
  film: ['scenes of the film', 'kadry z filmu'],
  plan: ['a page', 'strona w środku'],
  map: ['the meeting place', 'miejsce zbiórki'],
  venue: ['another view', 'inne ujęcie'],
}

/** The pictures of a product in one colour; those of a set need the products in it (set-pictures.ts). */
export function picturesOf({ kind, look, cover, bundle, group }: ProductPlan, colorway: ColorwayName): PlannedPicture[] {
  if (bundle || group) return []
  if (cover) return coverViews().map((view) => ({ path: coverName({ ...cover, colorway, view }), view: view === 'front' ? WHOLE : INSIDE[cover.kind] }))
  return viewsOf(kind).map((view) => ({ path: pictureName({ kind, colorway, view, ...look }), view: VIEWS[view] }))
}
