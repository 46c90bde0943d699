import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Room for a focus ring. */
const AROUND = 8

/** The element's picture and a little around it. */
async function pictureOf(page: Page, element: Locator): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  const left = Math.max(x - AROUND, 0)
  const top = Math.max(y - AROUND, 0)
  return page.screenshot({ animations: 'disabled', clip: { x: left, y: top, width: x + width + AROUND - left, height: y + height + AROUND - top } })
}

/** Without a pointer or a focus ring on it. */
async function restingPictureOf(page: Page, element: Locator): Promise<Buffer> {
  await page.mouse.move(1, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return pictureOf(page, element)
}

/** Asserts that a state can be seen: that the element looks different after the action. */
export async function expectSeen(page: Page, what: string, element: Locator, act: () => Promise<unknown>): Promise<void> {
  const before = await restingPictureOf(page, element)
  await act()
  const after = await restingPictureOf(page, element)
  expect(before.equals(after), `${what} looks like the other state`).toBe(false)
}

/** Asserts that the attribute's value changes how the element looks; its text, and so its picture, is the same otherwise. */
export async function expectAttributeSeen(page: Page, what: string, element: Locator, attribute: string, value: string): Promise<void> {
  await expectSeen(page, what, element, () =>
    element.evaluate((node, [name, own]) => (node.getAttribute(name!) === own ? node.removeAttribute(name!) : node.setAttribute(name!, own!)), [attribute, value]),
  )
}

/** Asserts that the keyboard's focus can be seen on the element; `shown` is what is drawn for it. */
export async function expectFocusSeen(page: Page, what: string, element: Locator, shown = element): Promise<void> {
  const before = await restingPictureOf(page, shown)
  // Browsers show the focus that a script sets after a key.
  await page.keyboard.press('Shift')
  await element.focus()
  const after = await pictureOf(page, shown)
  expect(before.equals(after), `the focus on ${what} cannot be seen`).toBe(false)
}

type Colour = readonly [red: number, green: number, blue: number]

/** The colours of the row of pixels in the element's middle, and of some around it. */
async function rowOf(page: Page, element: Locator): Promise<Colour[]> {
  const picture = (await pictureOf(page, element)).toString('base64')
  return page.evaluate(
    async (data) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]))
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const { data: values } = context.getImageData(0, image.height / 2, image.width, 1)
      return Array.from({ length: image.width }, (_, index) => [values[4 * index]!, values[4 * index + 1]!, values[4 * index + 2]!] as const)
    },
    picture,
  )
}

/** The colour in the element's middle. */
export async function colourOf(page: Page, element: Locator): Promise<string> {
  const row = await rowOf(page, element)
  return `rgb(${row[Math.floor(row.length / 2)]!.join(', ')})`
}

/** Asserts that a line separates the element from what is around it. */
export async function expectEdge(page: Page, what: string, element: Locator): Promise<void> {
  const { x } = (await element.boundingBox())!
  const row = (await rowOf(page, element)).map(String)
  const left = Math.min(AROUND, Math.round(x))
  const edge = row.slice(Math.max(left - 2, 0), left + 3)
  expect(edge.some((colour) => colour !== row[left + 6]), `${what} has no edge: ${edge.join(' | ')}`).toBe(true)
}
