import { type Browser, chromium } from '@playwright/test'
import { chosenBrowser } from '../scripts/browser.mjs'

export async function openBrowser(): Promise<Browser> {
  const executablePath = await chosenBrowser()
  return chromium.launch(executablePath ? { executablePath } : {})
}
