import { drawingOf } from './drawing.ts'
import { coverOf, drawCover } from './drawings/covers/cover.ts'
import { draw } from './drawings/draw.ts'
import { drawScene, sceneOf } from './drawings/scenes/scene.ts'
import { drawSet, setOf } from './drawings/sets/set.ts'

/** The drawing of a picture's name, in each grammar of names; undefined for any other text. */
export function svgOf(name: string): string | undefined {
  const drawing = drawingOf(name)
  if (drawing) return draw(drawing.kind, drawing)
  const cover = coverOf(name)
  if (cover) return drawCover(cover)
  const parts = setOf(name)
  if (parts) return drawSet(parts)
  const scene = sceneOf(name)
  return scene && drawScene(scene)
}

export const isDrawn = (name: string): boolean => [drawingOf, coverOf, setOf, sceneOf].some((read) => read(name) !== undefined)
