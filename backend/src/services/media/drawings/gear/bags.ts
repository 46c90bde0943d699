/** Backpack, duffel and tote. */
import { mix, tones } from '../core/color.ts'
import { cloth, grain, type Cloth } from '../core/fabric.ts'
import { Curve, roundedRect, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item } from '../core/studio.ts'
import { mark, puller, seam, stitch, wovenLabel, zip } from '../core/trims.ts'
import type { Style } from '../types.ts'
import { bothSides } from '../garments/sleeves.ts'

const blockedCloth = (sheet: Sheet, { pattern, colorway }: Style): Cloth =>
  cloth(sheet, pattern === 'color-block' ? colorway.accent : colorway.base)

const bagCloth = (sheet: Sheet, { pattern, colorway }: Style): Cloth =>
  cloth(sheet, colorway.base, pattern === 'color-block' ? 'solid' : pattern, colorway.accent)

/** Binding, webbing and base: graphite with a breath of the bag's colour. */
const bagTrim = (base: string): string => mix(base, '#1d2227', 0.84)

/** Flat webbing with stitched edges. */
function webbing(d: string, color: string, width: number): string {
  const { deep, light } = tones(color)
  return (
    `<g fill="none"><path d="${d}" stroke="#0b0f14" stroke-opacity=".25" stroke-width="${width + 2}" transform="translate(3 4)"/>` +
    `<path d="${d}" stroke="${deep}" stroke-width="${width}"/><path d="${d}" stroke="${color}" stroke-width="${width - 2.4}"/>` +
    `<path d="${d}" stroke="${light}" stroke-opacity=".3" stroke-width="${width * 0.5}" stroke-dasharray="1.4 2.2"/></g>`
  )
}

function buckle(x: number, y: number, width: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="${roundedRect(-width / 2, -13, width, 30, 5)}" fill="#2b3035" stroke="#121518"/>` +
    `<path d="M${-width / 2 + 4}-7H${width / 2 - 4}M${-width / 2 + 5} 9H${width / 2 - 5}" stroke="#6f767c" stroke-width="2"/></g>`
  )
}

/* ---------- Backpack ---------- */

export function backpack(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = bagCloth(sheet, style)
  const pocket = blockedCloth(sheet, style)
  const trim = bagTrim(base)
  const half = Curve.through(
    [0, -300],
    [86, -292],
    [144, -246],
    [166, -150],
    [178, 40],
    [182, 210],
    [166, 274],
    [120, 290],
    [0, 292],
  )
  const folds: Fold[] = [
    { from: [166, -120], to: [84, -170], width: 14, bow: 10 },
    { from: [176, 30], to: [120, -30], width: 13, bow: 10, depth: 0.8 },
  ]
  const arc = Curve.from(-150, 20).curve(-150, -150, -120, -226, 0, -230).curve(120, -226, 150, -150, 150, 20)
  const back = style.view === 'back'
  const front = [
    zip(arc.open(), tones(trim), 14),
    puller([-150, -30], accent, 40),
    puller([150, -40], accent, 40),
    frontPocket(sheet, pocket, style, trim),
    daisyChain(trim),
    mark([0, -160], 62, accent),
  ]
  const content = [
    shoulderStraps(trim),
    `<path d="M-42-290C-46-356-30-366 0-366S46-356 42-290" fill="none" stroke="${tones(trim).deep}" stroke-width="19"/><path d="M-42-290C-46-356-30-366 0-366S46-356 42-290" fill="none" stroke="${trim}" stroke-width="16"/>`,
    bothSides((side) => sidePocket(sheet, main, (curve) => side(curve).closed(), trim)),
    panel(sheet, {
      d: symmetric(half),
      cloth: main,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.7,
      trims: back ? '' : baseBlock(trim),
    }),
    ...(back ? [backSystem(sheet, base, trim)] : front),
  ]
  return {
    content: grain(sheet, 'canvas', 8, content.join('')),
    top: 530,
    scale: 1.12,
    ground: 296,
    footprint: 186,
    stands: true,
    focus: { x: -40, y: 60, zoom: 2.6 },
  }
}

const baseBlock = (trim: string): string =>
  `<path d="M-200 232H200V310H-200Z" fill="${trim}" opacity=".72"/>${seam('M-200 232H200', tones(trim))}`

function shoulderStraps(trim: string): string {
  const strap = Curve.from(112, -262).curve(208, -236, 214, -60, 190, 90)
  return bothSides((side) => webbing(side(strap).open(), trim, 26))
}

function sidePocket(sheet: Sheet, main: Cloth, close: (curve: Curve) => string, trim: string): string {
  const shape = Curve.from(150, 70).curve(190, 78, 212, 110, 210, 160).curve(210, 220, 204, 262, 190, 276).line(140, 284)
  return panel(sheet, { d: close(shape), cloth: { ...main, tones: tones(trim), print: '' }, volume: 0.9 })
}

function frontPocket(sheet: Sheet, pocket: Cloth, style: Style, trim: string): string {
  const { accent, base } = style.colorway
  const half = Curve.from(0, -26)
    .curve(70, -26, 116, -20, 126, 6)
    .curve(136, 60, 140, 150, 136, 222)
    .curve(132, 246, 116, 252, 90, 254)
    .line(0, 254)
  const d = symmetric(half)
  const folds: Fold[] = [
    { from: [130, 210], to: [86, 120], width: 13, bow: 10, depth: 0.8 },
    { from: [128, 40], to: [60, 66], width: 10, bow: 8, depth: 0.6 },
  ]
  const bungee = 'M-92 78L92 140M92 78L-92 140M-92 140L92 202M92 140L-92 202'
  const knots = [-92, 92]
    .flatMap((x) => [78, 140, 202].map((y) => `<path d="M${x - 9} ${y - 6}h18v12h-18z" fill="${trim}"/>`))
    .join('')
  const label = style.pattern === 'color-block' ? base : accent
  return (
    softShadow(sheet, d, 0.34, 8) +
    panel(sheet, {
      d,
      cloth: pocket,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.2,
      trims: stitch(symmetric(half.map(([x, y]) => [x * 0.94, y * 0.94 + 7])), pocket.tones),
    }) +
    zip('M-104 22Q0 12 104 22', tones(trim), 13) +
    puller([98, 22], label, 36) +
    `<path d="${bungee}" fill="none" stroke="#0b0f14" stroke-opacity=".3" stroke-width="6" transform="translate(2 4)"/><path d="${bungee}" fill="none" stroke="${label}" stroke-width="5"/>` +
    knots
  )
}

function daisyChain(trim: string): string {
  const loops = [-96, -64, -32].map((y) => `M-26 ${y}H26`).join('')
  return `${webbing('M-26-118V-40M26-118V-40', trim, 13)}<path d="${loops}" stroke="${tones(trim).deep}" stroke-width="3"/>`
}

/** Padded back and straps. */
function backSystem(sheet: Sheet, base: string, trim: string): string {
  const padded = cloth(sheet, trim)
  const pad = symmetric(Curve.from(0, -196).line(96, -196).curve(126, -190, 132, 120, 122, 220).line(0, 224))
  const strap = Curve.from(34, -252)
    .curve(110, -240, 128, -150, 118, -20)
    .curve(112, 60, 120, 120, 138, 186)
    .line(96, 190)
    .curve(80, 110, 78, 40, 80, -30)
    .curve(82, -120, 70, -170, 34, -186)
  const ribs = `<path d="M-84-120H84M-90-40H90M-90 40H90M-88 120H88" stroke="${tones(trim).deep}" stroke-width="7" stroke-linecap="round" stroke-opacity=".6"/>`
  return (
    panel(sheet, { d: pad, cloth: padded, volume: 1, trims: ribs }) +
    bothSides(
      (side) =>
        softShadow(sheet, side(strap).closed(), 0.35, 7) +
        panel(sheet, { d: side(strap).closed(), cloth: cloth(sheet, mix(base, '#11161d', 0.34)), volume: 1.1 }),
    ) +
    webbing('M-88-60H88', trim, 15) +
    buckle(0, -62, 40)
  )
}

/* ---------- Duffel ---------- */

export function duffel(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = bagCloth(sheet, style)
  const ends = blockedCloth(sheet, style)
  const trim = bagTrim(base)
  const half = Curve.from(0, -132)
    .curve(120, -132, 240, -130, 268, -112)
    .curve(300, -80, 308, 20, 302, 96)
    .curve(298, 134, 280, 146, 250, 150)
    .curve(160, 154, 80, 154, 0, 154)
  const endCap = Curve.from(214, -160).curve(226, -60, 226, 60, 214, 180).line(340, 180).line(340, -160)
  const folds: Fold[] = [
    { from: [200, -120], to: [176, 30], width: 16, bow: 10, depth: 0.7 },
    { from: [190, 146], to: [120, 50], width: 15, bow: -12, depth: 0.8 },
    { from: [60, 150], to: [20, 70], width: 12, bow: 8, depth: 0.6 },
    { from: [292, 70], to: [240, 20], width: 13, bow: 10 },
  ]
  const endBlock = bothSides((side) => `<path d="${side(endCap).closed()}" fill="${ends.tones.base}"/>`)
  const endSeams = bothSides((side) =>
    seam(side(Curve.from(214, -160).curve(226, -60, 226, 60, 214, 180)).open(), main.tones, 2.2),
  )
  const handle = (lift: number): string => `M-96 ${70}V-96C-96 ${lift} -70 ${lift - 20} 0 ${lift - 20}S96 ${lift} 96-96V70`
  const content = [
    webbing(handle(-214), mix(trim, '#000000', 0.3), 24),
    panel(sheet, {
      d: symmetric(half),
      cloth: main,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.9,
      blocks: endBlock,
      trims: endSeams,
    }),
    zip('M-206-112Q0-124 206-112', tones(trim), 16),
    puller([-190, -112], accent, 40),
    webbing('M-96 154V-100M96 154V-100', trim, 24),
    webbing('M-96-96C-96-176-70-196 0-196S96-176 96-96', trim, 24),
    handleGrip(sheet, accent),
    bothSides((side) => webbing(side(Curve.from(302, -30).line(226, -30)).open(), trim, 22)),
    mark([0, 34], 100, accent),
    wovenLabel(130, 92, 52, 32, '#f1eee8', base),
  ]
  return {
    content: grain(sheet, 'canvas', 8, content.join('')),
    top: 560,
    scale: 1.08,
    ground: 156,
    footprint: 290,
    stands: true,
    focus: { x: 90, y: -40, zoom: 2.6 },
  }
}

function handleGrip(sheet: Sheet, color: string): string {
  const d = roundedRect(-52, -212, 104, 32, 10)
  return panel(sheet, { d, cloth: cloth(sheet, color), volume: 0.7, trims: stitch('M-48-186H48', tones(color)) })
}

/* ---------- Tote ---------- */

export function tote(sheet: Sheet, style: Style): Item {
  const { base, accent } = style.colorway
  const main = bagCloth(sheet, style)
  const handles = mix(accent, '#11161d', 0.1)
  const half = Curve.from(0, -164)
    .line(196, -164)
    .curve(204, -60, 206, 80, 210, 214)
    .curve(210, 232, 202, 240, 186, 240)
    .line(0, 244)
  const folds: Fold[] = [
    { from: [112, -20], to: [150, 190], width: 16, bow: -12, depth: 0.55 },
    { from: [76, -20], to: [40, 170], width: 14, bow: 10, depth: 0.5 },
    { from: [202, 60], to: [172, 200], width: 16, bow: 10, depth: 0.6 },
  ]
  const bottom = style.pattern === 'color-block' ? `<path d="M-230 120H230V260H-230Z" fill="${accent}"/>` : ''
  const content = [
    webbing('M-92-150C-92-330-60-352 0-352S92-330 92-150', mix(handles, '#000000', 0.25), 25),
    panel(sheet, { d: 'M-196-164Q0-186 196-164Q0-150-196-164Z', cloth: main, dim: 0.55, volume: 0 }),
    panel(sheet, {
      d: symmetric(half),
      cloth: main,
      folds: [...folds, ...mirrorFolds(folds)],
      volume: 1.3,
      blocks: bottom,
      trims: stitch('M-210-136H210M-210-130H210', main.tones) + (bottom ? seam('M-230 120H230', main.tones) : ''),
    }),
    webbing('M-92 20V-160C-92-300-64-318 0-318S92-300 92-160V20', handles, 25),
    [-92, 92]
      .map((x) => stitch(`M${x - 8}-8H${x + 8}V16H${x - 8}ZM${x - 8}-8L${x + 8} 16M${x + 8}-8L${x - 8} 16`, tones(handles), 1.6))
      .join(''),
    mark([0, 92], 120, style.pattern === 'color-block' ? base : accent),
    wovenLabel(203, 10, 14, 34, accent, base),
  ]
  return {
    content: grain(sheet, 'canvas', 8, content.join('')),
    top: 540,
    scale: 1.16,
    ground: 246,
    footprint: 206,
    stands: true,
    focus: { x: 92, y: -30, zoom: 2.6 },
  }
}
