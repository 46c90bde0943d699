import { expect, test } from 'vitest'
import { viewsOf } from '../drawing.ts'
import { draw } from './draw.ts'
import { KINDS, type Pattern } from './core/draw-options.ts'

const PATTERNS: readonly Pattern[] = ['solid', 'color-block', 'stripe', 'heather', 'contour']

test.each(KINDS)('%s is drawn in every view and pattern, without NaN and deterministically', (kind) => {
  const views = viewsOf(kind)
  const drawings = views.flatMap((view) =>
    PATTERNS.map((pattern) => {
      const options = { colorway: 'larch', view, pattern } as const
      const svg = draw(kind, options)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(Buffer.byteLength(svg)).toBeLessThan(25_000)
      expect(draw(kind, options)).toBe(svg)
      return { view, svg }
    }),
  )
  const shapes = new Set(drawings.map(({ svg }) => svg.replace(/id="[^"]*"|#\w+/g, '')))
  expect(shapes.size).toBeGreaterThanOrEqual(views.length)
})
