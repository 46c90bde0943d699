import { roundedRect } from '../core/path.ts'
import type { Sheet } from '../core/sheet.ts'

interface Hut {
  readonly x: number
  readonly ground: number
  readonly scale: number
  readonly isLit: boolean
  readonly snow: boolean
}

/** A mountain hut of the Tatras: a stone base, log walls and a steep shingle roof. */
export function hut(sheet: Sheet, { x, ground, scale, isLit, snow }: Hut): string {
  const logs = sheet.linear([-150, -170], [150, 0], [{ at: 0, color: isLit ? '#5b4030' : '#a8754a' }, { at: 1, color: isLit ? '#38271d' : '#74492a' }])
  const stone = isLit ? '#3a4150' : '#8b8a86'
  const roof = isLit ? '#232a38' : '#4a4038'
  const glass = isLit ? '#ffd98a' : '#dfeaf0'
  const courses = [-34, -58, -82, -106, -130].map((y) => `M-150 ${y}H150`).join('')
  const pane = (px: number, py: number, size: number): string =>
    `<path d="${roundedRect(px - 4, py - 4, size + 8, size * 1.2 + 8, 2)}" fill="#f3efe8"/><path d="${roundedRect(px, py, size, size * 1.2, 1)}" fill="${glass}"/><path d="M${px + size / 2} ${py}v${size * 1.2}M${px} ${py + size * 0.6}h${size}" stroke="#f3efe8" stroke-width="3"/>`
  const glow = isLit ? `<ellipse cx="-10" cy="10" rx="210" ry="40" fill="#ffc766" opacity=".28" filter="url(#${sheet.blur(16)})"/>` : ''
  const cap = snow ? `<path d="M-190-150L0-322L190-150C176-142 160-158 140-150S96-160 70-152 20-160-6-152-60-160-84-151-130-158-150-150-180-142-190-150Z" fill="${isLit ? '#b9c8de' : '#ffffff'}"/>` : ''
  return (
    `<g transform="translate(${x} ${ground}) scale(${scale})"><ellipse cx="22" cy="6" rx="200" ry="20" fill="#0b0f14" opacity=".3" filter="url(#${sheet.blur(9)})"/>` +
    `<path d="M92-300H128V-200H92Z" fill="${stone}"/>${isLit || snow ? '<path d="M110-310C100-350 136-360 120-400" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="12" stroke-linecap="round"/>' : ''}` +
    `<path d="M-150-150H150V-20H-150Z" fill="${logs}"/><path d="M-150-160L0-296L150-160Z" fill="${logs}"/><path d="${courses}" stroke="#2b1a10" stroke-opacity=".4" stroke-width="3"/>` +
    `<path d="M-158-24H158V8H-158Z" fill="${stone}"/><path d="M0-312L-192-146L-172-134L0-284L172-134L192-146Z" fill="${roof}"/><path d="M0-312L192-146L172-134L0-284Z" fill="#0b0f14" opacity=".25"/>${cap}` +
    `${pane(-112, -118, 44)}${pane(68, -118, 44)}${pane(-20, -222, 38)}<path d="${roundedRect(-28, -104, 56, 84, 3)}" fill="${isLit ? '#3b2a1c' : '#54381f'}"/><circle cx="16" cy="-60" r="4" fill="#d9b36a"/>${glow}</g>`
  )
}
