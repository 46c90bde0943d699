import type { Break } from '../break.ts'

const LAYOUT = 'storefront/src/features/layout'
const HEADER = `${LAYOUT}/header.tsx`
const MENU = `${LAYOUT}/menu.ts`
const DRAWER = `${LAYOUT}/mobile-menu-drawer.tsx`
const LEVELS = `${LAYOUT}/menu-levels.ts`
const TREE = 'storefront/src/features/url/category-tree.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'MENU-01a', file: TREE, from: 'publicSettings.rootCategoryUid', to: 'publicSettings.rootCategoryUrlKey' },
  { clause: 'MENU-01a', file: TREE, from: 'find((category) => category?.uid === categoryUid)', to: 'find((category) => category !== null)' },
  {
    clause: 'MENU-01b',
    file: 'storefront/src/graphql/generated/category-tree.ts',
    from: ' children{uid url_path name include_in_menu}}',
    to: '}',
  },
  { clause: 'MENU-01b', file: `${LAYOUT}/menu-branches.tsx`, from: '<Branches items={deeper} place', to: '<Branches items={deeper.map(({ items: _, ...item }) => item)} place' },
  { clause: 'MENU-02a', file: MENU, from: 'Boolean(category?.include_in_menu)', to: 'category !== null' },
  { clause: 'MENU-02b', file: MENU, from: 'Boolean(category?.include_in_menu)', to: 'category?.include_in_menu !== 0' },
  { clause: 'MENU-03a', file: DRAWER, from: "show([...chosen, index], 'deeper')", to: "show([index], 'deeper')" },
  { clause: 'MENU-03b', file: DRAWER, from: '{item.items && (', to: '{item.name && (' },
  { clause: 'MENU-03b', file: MENU, from: 'items.length > 0 && { items }', to: 'children?.length && { items }' },
  { clause: 'MENU-04', file: DRAWER, from: 'show(chosen.slice(0, -1), chosen.at(-1))', to: 'show([], chosen.at(-1))' },
  { clause: 'MENU-05a', file: DRAWER, from: "menuTitle(level, chosen, t('title'))", to: "menuTitle(level, chosen, t('open'))" },
  { clause: 'MENU-05a', file: 'storefront/messages/en/header.json', from: '"title": "Menu"', to: '"title": "Categories"' },
  { clause: 'MENU-05b', file: DRAWER, from: "title={menuTitle(level, chosen, t('title'))}", to: "title={parent?.name ?? menuTitle(level, chosen, t('title'))}" },
  { clause: 'MENU-05b', file: LEVELS, from: 'level[0]?.href', to: 'level.at(-1)?.href' },
  { clause: 'MENU-05b', file: LEVELS, from: ".path.split('/')", to: ".path.split('/').slice(-3)" },
  { clause: 'MENU-05c', file: LEVELS, from: 'segment.charAt(0).toUpperCase()', to: 'segment.charAt(0)' },
  { clause: 'MENU-05c', file: 'storefront/src/features/layout/menu-levels.ts', from: 'segment.charAt(0).toUpperCase() + segment.slice(1)', to: 'segment' },
  { clause: 'MENU-06a', file: DRAWER, from: '<Link href={item.href} onClick={onClose}>', to: '<Link href={parent?.href ?? item.href} onClick={onClose}>' },
  { clause: 'MENU-06a', file: DRAWER, from: '<Link href={parent.href} onClick={onClose}', to: '<Link href={items[0]?.href ?? parent.href} onClick={onClose}' },
  { clause: 'MENU-06b', file: MENU, from: "`/${url_path ?? ''}`", to: '`/${url_path || name}`' },
  { clause: 'MENU-07', file: DRAWER, from: '<Link href={item.href} onClick={onClose}>', to: '<Link href={item.href}>' },
  { clause: 'MENU-07', file: DRAWER, from: '<Link href={parent.href} onClick={onClose}', to: '<Link href={parent.href}' },
  { clause: 'MENU-08a', file: DRAWER, from: 'lead={parent && <IconButton', to: 'lead={!parent && <IconButton' },
  { clause: 'MENU-08b', file: DRAWER, from: '(setLevel(ROOT), onClose())', to: '(setLevel(ROOT), isOpen || onClose())' },
  { clause: 'MENU-08c', file: DRAWER, from: "aria-label={t('showMore', { name: item.name })}", to: "aria-label={t('all', { name: item.name })}" },
  { clause: 'MENU-08c', file: DRAWER, from: 'onClick={() => onChoose(index)}', to: 'onClick={() => onChoose(index + 1)}' },
  { clause: 'MENU-09a', file: TREE, from: "await optional('The menu', readRoot(locale))", to: "await optional('The menu', readRoot(locale).catch(() => undefined))" },
  { clause: 'MENU-09b', file: HEADER, from: '{menu.length > 0 && <DesktopMenu menu={menu} />}', to: '<DesktopMenu menu={menu} />' },
  { clause: 'MENU-09b', file: HEADER, from: '{menu.length > 0 && <MobileMenu menu={menu} />}', to: '<MobileMenu menu={menu} />' },
  { clause: 'MENU-09c', file: TREE, from: "await optional('The menu', readRoot(locale))", to: "(await optional('The menu', readRoot(locale))) ?? (await readRoot(locale))" },
]
