import { vi } from 'vitest'
import type { Point, Tab } from '../drivers/engine.ts'
import { expect } from '../expect.ts'
import type { PageCode } from './bundle-page-code.ts'
import { MAIN, type Target } from './target.ts'

const RETRY = { timeout: 15_000, interval: 50 }

/** A shopper's tab. Actions wait for their element to appear and to stop moving; checks wait for the expected state. */
export class Page {
  readonly #tab: Tab
  readonly #url: string

  constructor(tab: Tab, url: string) {
    this.#tab = tab
    this.#url = url
  }

  /** Opens a page and waits until it is hydrated. */
  async goto(path: string): Promise<void> {
    await this.#tab.goto(new URL(path, this.#url).href)
    await expect.poll(() => this.#call('isHydrated')).toBe(true)
  }

  back = (): Promise<void> => this.#tab.back()

  resize = (width: number, height: number): Promise<void> => this.#tab.resize(width, height)

  /** Path and query of the current page. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.#tab.url())
    return pathname + search
  }

  async click(target: Target): Promise<void> {
    await this.#tab.click(await this.#pointOf(target))
  }

  async hover(target: Target): Promise<void> {
    await this.#tab.hover(await this.#pointOf(target))
  }

  /** Clicks into the field and types over its value. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.#call('selectText', target)
    await this.#tab.type(text)
    await expect.poll(() => this.value(target)).toBe(text)
  }

  press = (key: string): Promise<void> => this.#tab.press(key)

  type = (text: string): Promise<void> => this.#tab.type(text)

  /** Moves the focus as a screen reader does. */
  focus = (target: Target): Promise<void> => vi.waitFor(() => this.#call('focus', target), RETRY)

  async text(target: Target = MAIN): Promise<string> {
    return (await this.texts(target)).join('\n')
  }

  texts = (target: Target): Promise<string[]> => this.#call('texts', target)

  values = (target: Target): Promise<string[]> => this.#call('values', target)

  async value(target: Target): Promise<string | undefined> {
    return (await this.values(target))[0]
  }

  async attribute(target: Target, name: string): Promise<string | null | undefined> {
    return (await this.#call('attributes', target, name))[0]
  }

  isChecked = (target: Target): Promise<boolean> => this.#call('isChecked', target)

  focusedText = (): Promise<string> => this.#call('focusedText')

  /** Whether the focus is in the page behind a modal dialog. */
  isFocusBehind = (target: Target): Promise<boolean> => this.#call('isFocusBehind', target)

  activeOption = (): Promise<string | null | undefined> => this.#call('activeOption')

  overflow = (): Promise<number> => this.#call('overflow')

  takeErrors = (): Promise<string[]> => this.#call('takeErrors')

  async expectVisible(target: Target): Promise<void> {
    await expect.poll(() => this.texts(target), { message: JSON.stringify(target) }).not.toEqual([])
  }

  async expectHidden(target: Target): Promise<void> {
    await expect.poll(() => this.texts(target), { message: JSON.stringify(target) }).toEqual([])
  }

  async expectFocus(target: Target): Promise<void> {
    await expect.poll(() => this.#call('hasFocus', target), { message: `focus on ${JSON.stringify(target)}` }).toBe(true)
  }

  async expectPath(path: string | RegExp): Promise<void> {
    await expect.poll(() => this.path()).toEqual(typeof path === 'string' ? path : expect.stringMatching(path))
  }

  #pointOf = (target: Target): Promise<Point> => vi.waitFor(() => this.#call('pointOf', target), RETRY)

  async #call<Name extends keyof PageCode>(name: Name, ...values: Parameters<PageCode[Name]>): Promise<ReturnType<PageCode[Name]>> {
    const call = `pageCode.${name}(...${JSON.stringify(values)})`
    // The protocols report an exception in the page differently, and one of them without its message.
    const answer = await this.#tab.evaluate(`(() => { try { return { value: ${call} } } catch (error) { return { problem: String(error) } } })()`)
    const { value, problem } = answer as { value: ReturnType<PageCode[Name]>; problem?: string }
    if (problem) throw new Error(problem)
    return value
  }
}
