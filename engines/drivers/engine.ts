export interface Point {
  readonly x: number
  readonly y: number
}

/** A browser of another engine than Chromium. */
export interface Engine {
  /** Opens a tab with cookies and storage of its own. */
  openTab(): Promise<Tab>
  close(): Promise<void>
}

/** The commands that both WebDriver protocols have. Keys and clicks are those of a keyboard and a mouse, never events from a script. */
export interface Tab {
  /** Resolves once the document is parsed. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  url(): Promise<string>
  /** @param width of the page, in CSS pixels */
  resize(width: number, height: number): Promise<void>
  /** @param expression in JavaScript, whose value is JSON */
  evaluate(expression: string): Promise<unknown>
  hover(point: Point): Promise<void>
  click(point: Point): Promise<void>
  /** @param key such as `Escape` or `Shift+Tab` */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** @param url of its site */
  setCookie(name: string, value: string, url: string): Promise<void>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}
