import { tones } from '../core/color.ts'
import { grain } from '../core/fabric.ts'
import { ellipsePath } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'
import { ball, glint } from '../core/solids.ts'
import type { Item } from '../core/studio.ts'
import { mark } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { standing } from './standing.ts'

export function gymBall(sheet: Sheet, { colorway }: Style): Item {
  const vinyl = tones(colorway.base)
  const radius = 262
  const ridges = [-0.78, -0.62, -0.46, -0.3, 0.3, 0.46, 0.62, 0.78]
    .map((share) => {
      const half = radius * Math.sqrt(1 - share ** 2)
      return `M${-half} ${share * radius}A${half} ${half * 0.2} 0 0 0 ${half} ${share * radius}`
    })
    .map((d) => d.replace(/\d+\.\d+/g, (value) => Number(value).toFixed(1)))
    .join('')
  const trims = `<path d="${ridges}" fill="none" stroke="${vinyl.deep}" stroke-opacity=".5" stroke-width="4"/><path d="${ridges}" fill="none" stroke="${vinyl.light}" stroke-opacity=".4" stroke-width="3" transform="translate(0 4)"/>`
  const content = [
    ball(
      sheet,
      {
        d: ellipsePath(0, 0, radius, radius),
        tones: vinyl,
        gloss: 0.35,
        trims: `${trims}${mark([0, 20], 120, colorway.accent)}`,
      },
      0,
      0,
      radius,
    ),
    glint(sheet, ellipsePath(-104, -126, 54, 34), 0.5, 18),
  ]
  return standing(grain(sheet, 'smooth', 2, content.join('')), 258, 150, {
    top: 530,
    scale: 0.98,
    focus: { x: -30, y: -10, zoom: 2 },
  })
}
