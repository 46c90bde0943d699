import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'
import type { Point } from '../drivers/engine.ts'
import type { Target } from './target.ts'

export { takeErrors } from './page-errors.ts'

/** The visible text of each match. */
export const texts = (target: Target): string[] => find(target).map((element) => normalize(element.innerText))

export const values = (target: Target): string[] => find(target).map((element) => (element as HTMLInputElement).value)

export const attributes = (target: Target, name: string): (string | null)[] => find(target).map((element) => element.getAttribute(name))

export const isChecked = (target: Target): boolean => (the(target) as HTMLInputElement).checked

/** Whether one of the matches, or an element in it, has the focus. */
export const hasFocus = (target: Target): boolean => hasFocusWithin(find(target))

export const focusedText = (): string => normalize((document.activeElement as HTMLElement).innerText)

/** Whether the focus is in the page but not in the match. */
export const isFocusBehind = (target: Target): boolean => document.activeElement !== document.body && !hasFocusWithin(find(target))

export const focus = (target: Target): void => the(target).focus()

export const selectText = (target: Target): void => (the(target) as HTMLInputElement).select()

/** The text of the option that a listbox, or a combobox, marks as the current one. */
export function activeOption(): string | undefined {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id ? normalize(document.getElementById(id)?.innerText ?? '') : undefined
}

/** Pixels that the page is wider than its window. */
export const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Whether React has hydrated the page; see the storefront's early-clicks. */
export const isHydrated = (): boolean => document.readyState !== 'loading' && !(window as { holdClick?: unknown }).holdClick

/**
 * The point in the window at which a pointer hits the match, scrolled into view.
 * @throws if it is moving, or if another element covers it
 */
export function pointOf(target: Target): Point {
  const element = the(target)
  if (isMoving(element)) throw new Error(`${JSON.stringify(target)} is moving`)
  // A shopper clicks the label of a hidden radio button.
  const parts = [element, ...((element as HTMLInputElement).labels ?? [])]
  for (const part of parts) {
    if (!isInWindow(part)) part.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = part.getClientRects()[0] ?? new DOMRect()
    const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    const hit = document.elementFromPoint(point.x, point.y)
    if (hit && parts.some((own) => own.contains(hit))) return point
  }
  throw new Error(`Something covers ${JSON.stringify(target)}`)
}

const hasFocusWithin = (elements: HTMLElement[]): boolean => elements.some((element) => element.contains(document.activeElement))

/** Skeletons never stop, but move nothing. */
function isMoving(element: Element): boolean {
  const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
  return effects.some((effect) => Number.isFinite(effect.getComputedTiming().endTime) && effect.target?.contains(element))
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

function the(target: Target): HTMLElement {
  const [element, ...others] = find(target)
  if (!element || others.length > 0) throw new Error(`${others.length + (element ? 1 : 0)} elements match ${JSON.stringify(target)}`)
  return element
}

function find(target: Target): HTMLElement[] {
  const places = target.within ? find(target.within) : [document.body]
  const found = [...new Set(places.flatMap((place) => findIn(place, target)))].filter(({ innerText }) => normalize(innerText).includes(target.text ?? ''))
  return target.nth === undefined ? found : found.slice(target.nth).slice(0, 1)
}

function findIn(place: HTMLElement, { role, name, namePart = '', label, level }: Target): HTMLElement[] {
  if (label !== undefined) return queryAllByLabelText<HTMLElement>(place, label).filter((element) => element.checkVisibility())
  const isNamed = (actual: string) => (name === undefined ? actual.includes(namePart) : normalize(actual) === name)
  const isFree = name === undefined && namePart === ''
  return queryAllByRole<HTMLElement>(place, role!, { ...(!isFree && { name: isNamed }), ...(level !== undefined && { level }) })
}

const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
