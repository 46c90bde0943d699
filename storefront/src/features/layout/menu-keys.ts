/**
 * The link that a key moves the focus to, as in the menus of desktop applications: along the bar, down into a dropdown and along it, and
 * right into a nested one and left out of it.
 */
export function keyTarget(link: Element, key: string): HTMLElement | null | undefined {
  const item = link.closest('li')
  const list = item?.parentElement
  if (!item || !list) return undefined
  const parent = list.closest('li')
  const [next, previous, into] = parent ? ['ArrowDown', 'ArrowUp', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft', 'ArrowDown']
  switch (key) {
    case next:
      return linkOf(item.nextElementSibling)
    case previous:
      return linkOf(item.previousElementSibling ?? parent)
    case into:
      return item.querySelector<HTMLElement>(':scope > ul a')
    case 'ArrowLeft':
      return linkOf(parent)
    case 'Home':
      return linkOf(list.firstElementChild)
    case 'End':
      return linkOf(list.lastElementChild)
  }
  return undefined
}

const linkOf = (item: Element | null): HTMLElement | null | undefined => item?.querySelector('a')
