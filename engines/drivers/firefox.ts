import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'
import type { Engine, Tab } from './engine.ts'

/**
 * Firefox by WebDriver BiDi. Its own driver, geckodriver, is not in Debian.
 * @param executablePath of Firefox
 * @param pageCode a script that runs at the start of each document
 */
export async function startFirefox(executablePath: string, pageCode: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  return {
    openTab: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.evaluateOnNewDocument(pageCode)
      return {
        ...tabOf(page),
        setCookie: (name, value, url) => context.setCookie({ name, value, domain: new URL(url).hostname, path: '/' }),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

const tabOf = (page: Page): Omit<Tab, 'setCookie' | 'close'> => ({
  goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
  back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
  url: async () => page.url(),
  resize: (width, height) => page.setViewport({ width, height }),
  evaluate: (expression) => page.evaluate(expression),
  hover: ({ x, y }) => page.mouse.move(x, y),
  click: ({ x, y }) => page.mouse.click(x, y),
  press: async (key) => {
    const [modifier, pressed] = key.includes('+') ? key.split('+') : [undefined, key]
    if (modifier) await page.keyboard.down(modifier as KeyInput)
    await page.keyboard.press(pressed as KeyInput)
    if (modifier) await page.keyboard.up(modifier as KeyInput)
  },
  type: (text) => page.keyboard.type(text),
  screenshot: () => page.screenshot(),
})
