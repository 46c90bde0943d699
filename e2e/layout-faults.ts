import type { Page } from '@playwright/test'

/**
 * What a visitor cannot read or reach on the current page: text that is clipped, that sticks out of its button or box, or that other
 * content covers, and a page wider than the screen. Text of scrollable and visually hidden elements is left out.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    // A phone's innerWidth grows with the page.
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`)

    interface Piece { text: string; element: HTMLElement; layer: Element | null; rects: DOMRect[] }
    const pieces: Piece[] = []
    const root = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document.body
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!
      const text = walker.currentNode.textContent!.trim()
      if (text === '' || element.closest('script, style, noscript, option, svg') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) continue
      range.selectNodeContents(walker.currentNode)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      if (rects.length > 0 && !isCut(element, rects, text)) pieces.push({ text, element, layer: layerOf(element), rects })
    }
    for (const [index, piece] of pieces.entries()) {
      for (const other of pieces.slice(index + 1)) {
        if (other.layer === piece.layer && other.element !== piece.element && overlap(piece, other)) faults.add(`“${short(piece.text)}” and “${short(other.text)}” overlap`)
      }
    }
    return [...faults]

    /** Whether the text is not to be compared with others: it is hidden on purpose, or a part of it is not shown. */
    function isCut(element: HTMLElement, rects: readonly DOMRect[], text: string): boolean {
      const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))]
      const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))]
      let isInBox = false
      for (let around: HTMLElement | null = element; around && around !== document.documentElement; around = around.parentElement) {
        const style = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        if (box.width <= 1 || box.height <= 1 || style.clipPath === 'inset(50%)') return true
        const [scrollsX, scrollsY] = [/auto|scroll/.test(style.overflowX), /auto|scroll/.test(style.overflowY)]
        const sticksOut = (!scrollsX && (left < box.left - 1 || right > box.right + 1)) || (!scrollsY && (top < box.top - 4 || bottom > box.bottom + 4))
        const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
        // A button's or box's own ground or border ends where its text has to end.
        const isBox: boolean = !isInBox && around.matches('a, button, label, .badge, .chip, .option-card, .size-box, .tile-sign, td, th')
        isInBox ||= isBox
        if (sticksOut && clips) {
          if (style.textOverflow !== 'ellipsis') faults.add(`“${short(text)}” is clipped`)
          return true
        }
        if (sticksOut && isBox && style.display !== 'inline' && style.display !== 'contents') faults.add(`“${short(text)}” sticks out of its ${around.localName}.${around.className}`)
        if (clips || scrollsX || scrollsY) return right < box.left || left > box.right || bottom < box.top || top > box.bottom
      }
      if (left < -1 || right > clientWidth + 1) faults.add(`“${short(text)}” runs off the screen`)
      return false
    }

    /** The layer that scrolls by itself: what is fixed or sticky may pass over the page. */
    function layerOf(element: HTMLElement): Element | null {
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { position, zIndex } = getComputedStyle(around)
        if (/fixed|sticky/.test(position) || Number(zIndex) >= 20 || around.matches(':popover-open, dialog')) return around
      }
      return null
    }

    function overlap(one: Piece, other: Piece): boolean {
      return one.rects.some((a) => other.rects.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.3))
    }

    function short(text: string): string {
      return text.length > 50 ? `${text.slice(0, 50)}…` : text
    }
  })
