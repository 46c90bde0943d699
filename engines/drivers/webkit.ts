import { setTimeout } from 'node:timers/promises'
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { Engine, Tab } from './engine.ts'
import { startWebKitDriver } from './webkit-driver.ts'

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
}

/**
 * WebKitGTK by WebDriver. Its driver has one session at a time, so each tab is a browser of its own.
 * @param pageCode a script that runs in each document, before the first command
 */
export async function startWebKit({ driver, browser }: WebKitPrograms, pageCode: string): Promise<Engine> {
  const server = await startWebKitDriver(driver)
  return {
    openTab: async () => {
      const capabilities = {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }
      return tabOf(await new Builder().usingServer(server.url).withCapabilities(capabilities).build(), pageCode)
    },
    close: () => server.stop(),
  }
}

/** Milliseconds. */
const ANSWER_TIMEOUT = 5000

const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

function tabOf(driver: WebDriver, pageCode: string): Tab {
  const pointer = () => driver.actions({ async: true })

  /** This protocol cannot run a script in new documents, so the first command of each one adds it. */
  async function evaluate(expression: string): Promise<unknown> {
    const answer = await run<[unknown] | null>(`return window.pageCode ? [${expression}] : null`)
    if (answer) return answer[0]
    if (answer === null) await run(pageCode)
    return evaluate(expression)
  }

  /** @returns undefined without an answer: the driver gives none if the document goes away meanwhile */
  const run = <Result>(script: string): Promise<Result | undefined> => Promise.race([driver.executeScript<Result>(script), setTimeout(ANSWER_TIMEOUT, undefined, { ref: false })])

  return {
    evaluate,
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    url: () => driver.getCurrentUrl(),
    resize: async (width, height) => {
      const toolbar = await driver.executeScript<number>('return outerHeight - innerHeight')
      await driver.manage().window().setRect({ width, height: height + toolbar })
    },
    hover: ({ x, y }) => pointer().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform(),
    click: ({ x, y }) => pointer().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    press: async (key) => {
      const [modifier, pressed] = key.includes('+') ? key.split('+') : [undefined, key]
      const actions = driver.actions()
      if (modifier) actions.keyDown(KEYS[modifier]!)
      actions.sendKeys(KEYS[pressed!] ?? pressed!)
      if (modifier) actions.keyUp(KEYS[modifier]!)
      await actions.perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    setCookie: async (name, value, url) => {
      // Only for the current page's host; this one is small.
      await driver.get(new URL('/robots.txt', url).href)
      await driver.manage().addCookie({ name, value })
    },
    close: () => driver.quit(),
  }
}
