import type { CDPSession, Page } from '@playwright/test'

/** What a screen reader announces for one element. */
export interface Announcement {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly level: number | undefined
  readonly isInvalid: boolean
  readonly isFocused: boolean
  /** Its ancestors, nearest first: role, name and description. */
  readonly around: readonly string[]
}

interface Node {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

const MAX_PRESSES = 80

/** A visitor who perceives only the browser's accessibility tree and uses the keyboard. */
export class ScreenReader {
  readonly #page: Page
  readonly #cdp: CDPSession

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page
    this.#cdp = cdp
  }

  static async of(page: Page): Promise<ScreenReader> {
    return new ScreenReader(page, await page.context().newCDPSession(page))
  }

  /** The page from top to bottom. */
  async read(): Promise<readonly Announcement[]> {
    const { nodes } = (await this.#cdp.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] }
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    return nodes.filter(({ ignored }) => !ignored).map((node) => announcement(node, byId))
  }

  async has(role: string, name: string | RegExp): Promise<boolean> {
    return (await this.read()).some((element) => element.role === role && matches(element.name, name))
  }

  /** The texts of live regions. */
  async hasAnnounced(text: string): Promise<boolean> {
    return (await this.read()).some(({ name, around }) => name === text && around.some((outer) => /^(status|alert|log)/.test(outer)))
  }

  /** Undefined while no element has the focus, such as between two steps. */
  async focused(): Promise<Announcement | undefined> {
    return (await this.read()).findLast(({ isFocused }) => isFocused)
  }

  /** Moves forwards or backwards until this has the focus; among radio buttons with the arrow keys. */
  async goTo(role: string, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const focused = await this.focused()
      if (focused?.role === role && matches(focused.name, name)) return
      await this.#page.keyboard.press(focused?.role === 'radio' && role === 'radio' ? 'ArrowDown' : key)
    }
    throw new Error(`The focus does not reach ${role} ${String(name)}`)
  }

  async press(role: string, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.goTo(role, name, key)
    await this.#page.keyboard.press(role === 'radio' || role === 'checkbox' ? 'Space' : 'Enter')
  }
}

const matches = (text: string, expected: string | RegExp): boolean => (typeof expected === 'string' ? text === expected : expected.test(text))

function announcement(node: Node, byId: ReadonlyMap<string, Node>): Announcement {
  const property = (name: string): unknown => node.properties?.find((candidate) => candidate.name === name)?.value.value
  const around: string[] = []
  for (let outer = byId.get(node.parentId ?? ''); outer; outer = byId.get(outer.parentId ?? '')) {
    around.push([outer.role, outer.name, outer.description].map((part) => part?.value).filter(Boolean).join(' '))
  }
  return {
    role: node.role?.value ?? '',
    name: node.name?.value ?? '',
    description: node.description?.value ?? '',
    level: property('level') as number | undefined,
    isInvalid: property('invalid') === 'true',
    isFocused: property('focused') === true && node.role?.value !== 'RootWebArea',
    around,
  }
}
