/** Where a body is measured for its size: the figure, with a numbered line for each measure. */
import type { Cut } from '../core/draw-options.ts'
import { ellipsePath } from '../core/path.ts'
import { Random } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { asSvg } from '../core/studio.ts'
import { type Body, bodyOf } from './body.ts'
import { arms, lowerBody, upperBody } from './figure.ts'

export interface Measured {
  readonly part: 'top' | 'legs' | 'foot' | 'head'
  readonly cut: Exclude<Cut, 'unisex'>
}

const TAPE = '#b92d1b'
const PAPER = '#f4f4f2'
const WIDTH = 640
const STANCE = { knee: 92, foot: 86 }

interface Frame {
  /** The first line of the figure that is in the picture. */
  readonly top: number
  readonly height: number
}

const FRAMES: Readonly<Record<Measured['part'], Frame>> = {
  top: { top: -320, height: 960 },
  legs: { top: 270, height: 960 },
  foot: { top: 0, height: 480 },
  head: { top: -320, height: 440 },
}

/** A picture whose lines have the numbers of the steps beside it, and no words of any language. */
export function measuresOf({ part, cut }: Measured): string {
  const sheet = new Sheet(new Random(1))
  const { top, height } = FRAMES[part]
  const body = bodyOf(cut)
  const content = part === 'foot' ? sole() + footLine() : figure(sheet, body, cut) + LINES[part](body).join('')
  const ground = `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`
  return asSvg(sheet, `${ground}<g transform="translate(${WIDTH / 2} ${-top})">${content}</g>`, { width: WIDTH, height })
}

const handOf = ({ shoulder }: Body) => [shoulder + 70, 520] as const

function figure(sheet: Sheet, body: Body, cut: Cut): string {
  const [handX, handY] = handOf(body)
  return lowerBody(sheet, body, STANCE, true) + arms(sheet, body, [handX, handY]) + upperBody(sheet, body, cut, 'dressed')
}

const LINES: Readonly<Record<Exclude<Measured['part'], 'foot'>, (body: Body) => string[]>> = {
  top: (body) => [around(body.chest, 196, 1), around(body.waist, body.waistY - 4, 2), armLine(body, 3)],
  legs: (body) => [around(body.waist + 8, body.waistY + 26, 1), around(body.hip - 2, body.waistY + 178, 2), legLine(body, 3)],
  head: ({ head }) => [around(head + 4, -184, 1)],
}

/** A tape around the body, with its number at the left. */
const around = (half: number, y: number, number: number): string =>
  stroke(`M${-half} ${y}Q0 ${y + 34} ${half} ${y}`) + stroke(`M${-half - 44} ${y}H${-half}`, true) + mark(-half - 66, y, number)

/** Beside the arm, from the edge of the shoulder to the wrist. */
function armLine(body: Body, number: number): string {
  const [handX, handY] = handOf(body)
  const [x, elbow] = [body.shoulder + 42, body.shoulder + 80]
  return stroke(`M${x - 32} 56C${x + 6} 130 ${elbow} 240 ${elbow} 300S${handX + 40} 440 ${handX + 46} ${handY - 6}`) + mark(elbow + 22, 270, number)
}

/** Between the legs, from the crotch to the floor. */
function legLine({ crotchY, footY }: Body, number: number): string {
  const floor = footY + 34
  return stroke(`M0 ${crotchY + 8}V${floor}`) + stroke(`M-22 ${crotchY + 8}H22M-30 ${floor}H30`) + mark(0, (crotchY + floor) / 2 + 60, number)
}

/** The print of a right foot, its toes to the right. */
function sole(): string {
  const toes = [[196, 168, 30, 25], [204, 222, 21, 19], [194, 262, 19, 17], [178, 298, 18, 16], [156, 330, 17, 15]] as const
  const print = 'M-214 240C-214 190-170 168-118 176C-40 190 40 156 110 136C156 124 178 152 172 206C166 262 132 316 74 322C10 328-40 300-108 308C-170 314-214 290-214 240Z'
  return [`<path d="${print}" fill="#dcc9b8"/>`, ...toes.map(([x, y, rx, ry]) => `<path d="${ellipsePath(x, y, rx, ry)}" fill="#dcc9b8"/>`)].join('')
}

const footLine = (): string =>
  stroke('M-214 404H226') + stroke('M-214 380V428M226 380V428') + stroke('M-214 240V380M226 168V380', true) + mark(6, 404, 1)

const stroke = (d: string, isThin = false): string =>
  `<path d="${d}" fill="none" stroke="${TAPE}" stroke-width="${isThin ? 2 : 5}" stroke-linecap="round"${isThin ? ' stroke-dasharray="2 7"' : ''}/>`

const mark = (x: number, y: number, number: number): string =>
  `<circle cx="${x}" cy="${y}" r="25" fill="${TAPE}"/><text x="${x}" y="${y + 11}" text-anchor="middle" font-family="Arial,sans-serif" font-size="32" font-weight="bold" fill="#fff">${number}</text>`
