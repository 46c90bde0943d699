/**
 * Where a key leads from a link of the menu, as in the menus of programs: along the bar and down into a dropdown, along
 * that, and right into the next and left out of it again.
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
