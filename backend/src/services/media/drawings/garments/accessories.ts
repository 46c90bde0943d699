/** Socks, beanie and cap. */
import { contrastCloth, mainCloth } from '../core/cloths.ts'
import { mix, tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, symmetric, type Point } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item } from '../core/studio.ts'
import { mark, ribbing, seam, stitch, wovenLabel } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'

/* ---------- Socks ---------- */

const sockBack = Curve.through([72, 0], [64, 130], [62, 262], [86, 348], [74, 402])
const sockFoot = Curve.through([74, 402], [10, 424], [-110, 424], [-206, 418], [-242, 382], [-214, 344])
const sockTop = Curve.through([-214, 344], [-140, 322], [-84, 284], [-62, 216], [-70, 110], [-76, 0])
const sockOutline = sockBack.then(sockFoot).then(sockTop)

const SOCK_FOLDS: Fold[] = [
  { from: [-70, 262], to: [34, 304], width: 13, bow: -12 },
  { from: [-92, 296], to: [18, 338], width: 11, bow: -10, depth: 0.8 },
  { from: [60, 210], to: [-34, 236], width: 10, bow: 8, depth: 0.6 },
]

export function socks(sheet: Sheet, style: Style): Item {
  const one = sock(sheet, style)
  const id = sheet.group(one)
  const far = `<use xlink:href="#${id}" transform="translate(74 -46)"/>`
  const gap = softShadow(sheet, sockOutline.moved(14, 8).closed(), 0.3, 10)
  return {
    content: grain(sheet, 'knit', 4, `${far}<g transform="translate(-16 24)">${gap}<use xlink:href="#${id}"/></g>`),
    top: 300,
    scale: 1.14,
    ground: 440,
    footprint: 190,
    focus: { x: -40, y: 60, zoom: 3 },
  }
}

function sock(sheet: Sheet, style: Style): string {
  const { base, accent } = style.colorway
  const main = mainCloth(sheet, style)
  const heel = 'M96 300C40 296 8 330 4 372S30 430 60 440H110Z'
  const toe = 'M-176 320C-152 350-150 396-166 440H-260V320Z'
  const blocks = `<path d="${heel}${toe}" fill="${accent}"/><path d="M-100 84H100V98H-100ZM-100 110H100V116H-100Z" fill="${accent}"/>`
  const body = panel(sheet, {
    d: sockOutline.closed(),
    cloth: main,
    folds: SOCK_FOLDS,
    blocks,
    volume: 1.1,
    trims: archBand(sheet, main) + seam('M-176 320C-152 350-150 396-166 440', tones(accent), 1.4),
  })
  const top = Curve.from(-76, 0).curve(-40, 6, 40, 6, 72, 0)
  const low = Curve.from(-72, 64).curve(-40, 70, 40, 70, 68, 64)
  const cuff = panel(sheet, {
    d: top.then(low.reversed()).closed(),
    cloth: cloth(sheet, base),
    volume: 0.5,
    trims: ribbing(sheet, top, low, 26, main.tones),
  })
  return body + cuff + mark([-8, 168], 54, accent)
}

/** Ribs that hold the arch. */
function archBand(sheet: Sheet, main: Cloth): string {
  const upper = Curve.from(-112, 290).line(-30, 330)
  const lower = Curve.from(-122, 440).line(-20, 440)
  return `<g opacity=".8">${ribbing(sheet, upper, lower, 14, main.tones)}</g>`
}

/* ---------- Beanie ---------- */

export function beanie(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = mainCloth(sheet, style)
  const cuffCloth = contrastCloth(sheet, style)
  const dome = Curve.through([0, -196], [64, -188], [134, -140], [172, -50], [180, 74])
  const domeShape = symmetric(dome.line(0, 84))
  const folds: Fold[] = [
    { from: [150, 66], to: [96, -120], width: 16, bow: 12, depth: 0.8 },
    { from: [60, 60], to: [30, -150], width: 12, bow: 8, depth: 0.6 },
  ]
  const cuffTop = Curve.from(0, 66).curve(70, 66, 140, 60, 186, 46)
  const cuffEnd = Curve.from(186, 46).curve(196, 80, 196, 126, 188, 158)
  const cuffLow = Curve.from(188, 158).curve(130, 174, 60, 180, 0, 180)
  const cuff = symmetric(cuffTop.then(cuffEnd).then(cuffLow))
  const knit = ribbing(sheet, acrossCentre(cuffTop), acrossCentre(cuffLow.reversed()), 40, cuffCloth.tones)
  const content = [
    panel(sheet, {
      d: domeShape,
      cloth: main,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.5,
      trims: domeRibs(sheet, main),
    }),
    softShadow(sheet, symmetric(cuffTop.moved(0, -6).then(cuffEnd).line(0, 100)), 0.3, 7),
    panel(sheet, { d: cuff, cloth: cuffCloth, volume: 1.1, trims: knit }),
    style.view === 'back'
      ? ''
      : wovenLabel(
          -34,
          94,
          68,
          48,
          style.pattern === 'color-block' ? base : accent,
          style.pattern === 'color-block' ? accent : base,
        ),
  ]
  return {
    content: grain(sheet, 'knit', 6, content.join('')),
    top: 500,
    scale: 1.36,
    ground: 200,
    footprint: 150,
    focus: { x: 0, y: 90, zoom: 2.8 },
  }
}

/** Knit ribs gathering at the crown. */
function domeRibs(sheet: Sheet, { tones: { deep, light, lightOpacity } }: Cloth): string {
  const rows = Array.from({ length: 17 }, (_, index) => {
    const share = (index - 8) / 8.5
    const x = 180 * Math.sin(share * 1.5)
    const crown: Point = [x * 0.16, -192]
    return Curve.from(x, 80)
      .curve(x, -40, x * 0.92, -130, ...crown)
      .open()
  })
  const shape = sheet.shape(rows.join(''))
  return (
    `<g fill="none"><use xlink:href="#${shape}" stroke="${light}" stroke-width="3.4" stroke-opacity="${lightOpacity * 0.5}" x="4"/>` +
    `<use xlink:href="#${shape}" stroke="${deep}" stroke-width="2.6" stroke-opacity=".5"/></g>`
  )
}

/* ---------- Cap ---------- */

export function cap(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = mainCloth(sheet, style)
  const brimCloth = contrastCloth(sheet, style)
  const crown = Curve.through([0, -172], [70, -162], [132, -118], [164, -38], [168, 62])
  const back = style.view === 'back'
  const dip = back ? 78 : 22
  const seat = Curve.from(168, 62).curve(120, dip + 6, 60, dip, 0, dip)
  const side = Curve.from(58, -164).curve(104, -116, 118, -40, 112, 40)
  const folds: Fold[] = [{ from: [150, 40], to: [126, -90], width: 13, bow: 10, depth: 0.8 }]
  const seams = [side, side.mirrored()]
    .map(
      (line) =>
        seam(line.open(), main.tones) +
        stitch(line.moved(-6, 2).open(), main.tones, 1.1) +
        stitch(line.moved(6, 0).open(), main.tones, 1.1),
    )
    .join('')
  const content = [
    `<ellipse cy="-174" rx="15" ry="8" fill="${tones(base).deep}"/><ellipse cy="-176" rx="14" ry="7" fill="${accent}"/>`,
    panel(sheet, {
      d: symmetric(crown.then(seat)),
      cloth: main,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.5,
      trims: seams + ventHoles(),
    }),
    back ? '' : mark([0, -52], 92, accent),
    back ? strapBack(sheet, style) : brim(sheet, brimCloth, base),
  ]
  return {
    content: grain(sheet, 'canvas', 6, content.join('')),
    top: 500,
    scale: 1.42,
    ground: 170,
    footprint: 160,
    focus: { x: 20, y: 0, zoom: 2.8 },
  }
}

/** A curved peak: its sides drop lower than its middle, so a little of the underside shows. */
function brim(sheet: Sheet, main: Cloth, base: string): string {
  const seat = Curve.from(0, 20).curve(60, 20, 124, 30, 169, 62)
  const end = Curve.from(169, 62).curve(188, 92, 204, 132, 196, 146)
  const edge = Curve.from(196, 146).curve(184, 156, 130, 112, 0, 112)
  const underEdge = Curve.from(196, 146).curve(150, 152, 100, 140, 0, 136)
  const rows = [0.26, 0.44, 0.62, 0.8].map((share) => {
    const row = Curve.from(0, 20 + 92 * share).curve(
      70,
      20 + 92 * share,
      134,
      30 + 96 * share,
      170 + 22 * share,
      62 + 76 * share,
    )
    return stitch(acrossCentre(row).open(), main.tones, 1.2)
  })
  const underside = cloth(sheet, mix(base, '#11161d', 0.55))
  return (
    softShadow(sheet, symmetric(seat.moved(0, -7).line(150, 80).line(0, 60)), 0.35, 6) +
    panel(sheet, {
      d: symmetric(
        edge
          .reversed()
          .line(...underEdge.start)
          .then(underEdge),
      ),
      cloth: underside,
      volume: 0.2,
    }) +
    panel(sheet, { d: symmetric(seat.then(end).then(edge)), cloth: main, volume: 0.9, trims: rows.join('') })
  )
}

const ventHoles = (): string =>
  [-142, 142]
    .map(
      (x) =>
        `<circle cx="${x}" cy="-58" r="4.4" fill="#14181c"/><circle cx="${x}" cy="-58" r="6" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.6"/>`,
    )
    .join('')

function strapBack(sheet: Sheet, { colorway }: Style): string {
  const opening = 'M-76 76C-72-10 72-10 76 76Q0 82-76 76Z'
  return (
    `<path d="${opening}" fill="${tones(colorway.base).deep}"/>${softShadow(sheet, opening, 0.5, 6)}` +
    panel(sheet, { d: 'M-86 54Q0 60 86 54V82Q0 88-86 82Z', cloth: cloth(sheet, colorway.accent), volume: 0.4 })
  )
}
