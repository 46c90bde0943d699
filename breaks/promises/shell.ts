import type { Break } from '../break.ts'

const LAYOUT = 'storefront/src/features/layout'
const HEADER = `${LAYOUT}/header.tsx`
const DESKTOP_MENU = `${LAYOUT}/desktop-menu.tsx`
const MOBILE_MENU = `${LAYOUT}/mobile-menu.tsx`
const MOBILE_DRAWER = `${LAYOUT}/mobile-menu-drawer.tsx`
const ACCOUNT_LINK = `${LAYOUT}/account-link.tsx`
const SEARCH_BOX = `${LAYOUT}/search-box.tsx`
const FOOTER_SLOT = `${LAYOUT}/footer-slot.tsx`
const LANGUAGE_LINKS = `${LAYOUT}/language-links.tsx`
const CART_BUTTON = 'storefront/src/features/mini-cart/cart-button.tsx'
const CUSTOMER_LINK = 'storefront/src/features/session/customer-link.tsx'
const DASHBOARD = 'storefront/src/features/dashboard/dashboard-frame.tsx'
const TOASTER = 'storefront/src/ui/toaster.tsx'
const TOKENS = 'storefront/src/ui/tokens.css'
const MENU_STYLE = 'storefront/src/ui/menu.css'

export const BREAKS: readonly Break[] = [
  { clause: 'SHELL-01a', file: TOKENS, from: '--header-h: 90px;', to: '--header-h: 80px;' },
  { clause: 'SHELL-01b', file: TOKENS, from: '--logo-w: 120px; --logo-h: 64px;', to: '--logo-w: 120px;' },
  { clause: 'SHELL-01b', file: 'storefront/src/ui/logo.tsx', from: 'h-(--logo-h) w-(--logo-w)`', to: 'h-(--logo-h)`' },
  { clause: 'SHELL-01c', file: HEADER, from: "href={localePath(locale, '/')}", to: "href={localePath(locale, '/women')}" },
  { clause: 'SHELL-02a', file: HEADER, from: 'flex-[1_1_200px] max-lg:hidden"', to: 'flex-[1_1_200px] lg:hidden"' },
  { clause: 'SHELL-02b', file: HEADER, from: '<CartButton freeFrom={freeFrom} />', to: '<div className="lg:hidden"><CartButton freeFrom={freeFrom} /></div>' },
  { clause: 'SHELL-02c', file: HEADER, from: "menu.length > 0 ? 'max-lg:hidden' : ''", to: "menu.length > 0 ? 'hidden' : ''" },
  { clause: 'SHELL-02c', file: HEADER, from: ' isIconOnly />', to: ' />' },
  { clause: 'SHELL-02d', file: HEADER, from: '{menu.length > 0 && <DesktopMenu menu={menu} />}', to: '{menu.length === 0 && <DesktopMenu menu={menu} />}' },
  { clause: 'SHELL-02d', file: MENU_STYLE, from: '  .menu { display: flex; height: 100%; }', to: '  .menu { display: grid; height: 100%; }' },
  { clause: 'SHELL-02e', file: DESKTOP_MENU, from: 'h-(--header-h) max-lg:hidden', to: 'h-(--header-h) max-md:hidden' },
  { clause: 'SHELL-02e', file: DESKTOP_MENU, from: 'className="h-(--header-h) max-lg:hidden"', to: 'className="h-(--header-h) max-xl:hidden"' },
  { clause: 'SHELL-02e', file: MOBILE_MENU, from: '-ml-2.5 lg:hidden', to: '-ml-2.5 xl:hidden' },
  { clause: 'SHELL-03a', file: TOKENS, from: '--dropdown-w: 205px;', to: '--dropdown-w: 220px;' },
  { clause: 'SHELL-03b', file: MENU_STYLE, from: 'nav:not([data-closed]) li:hover > .dropdown, ', to: '' },
  { clause: 'SHELL-03c', file: MENU_STYLE, from: 'li:hover > .dropdown, .menu li[data-open] > .dropdown {', to: 'li:hover > .dropdown {' },
  { clause: 'SHELL-03c', file: DESKTOP_MENU, from: ': button.value)', to: ": '')" },
  { clause: 'SHELL-03d', file: DESKTOP_MENU, from: '  useRouteChange(close)\n', to: '' },
  { clause: 'SHELL-03d', file: DESKTOP_MENU, from: '    if (!button) return close()\n', to: '    if (!button) return\n' },
  { clause: 'SHELL-16a', file: `${LAYOUT}/menu-branches.tsx`, from: 'aria-expanded={isOpen(open, place)}', to: 'aria-expanded={open === place}' },
  { clause: 'SHELL-16a', file: DESKTOP_MENU, from: '? parentOf(button.value) : button.value', to: '? button.value : button.value' },
  { clause: 'SHELL-16a', file: DESKTOP_MENU, from: "if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen('')", to: "if (relatedTarget && currentTarget === relatedTarget) setOpen('')" },
  { clause: 'SHELL-16a', file: DESKTOP_MENU, from: "closest('.menu') || setOpen('')", to: "closest('.menu') && setOpen('')" },
  { clause: 'SHELL-16b', file: MENU_STYLE, from: 'nav:not([data-closed]) li:hover > .dropdown,', to: 'nav:not([data-closed]) li:is(:hover, :focus-within) > .dropdown,' },
  { clause: 'SHELL-16c', file: HEADER, from: 'flex items-center gap-0.5 lg:order-1">', to: 'flex items-center gap-0.5 lg:order-1">{menu.length > 0 && <DesktopMenu menu={menu} />}' },
  { clause: 'SHELL-04', file: `${LAYOUT}/menu.ts`, from: "toHref(`/${url_path ?? ''}`)", to: "toHref(url_path ?? '')" },
  { clause: 'SHELL-04', file: `${LAYOUT}/menu-branches.tsx`, from: '<Link href={href} follow="unhurried">{name}</Link>', to: '<Link href={href.slice(1)} follow="unhurried">{name}</Link>' },
  { clause: 'SHELL-04', file: DESKTOP_MENU, from: 'border-b border-line text-mute" href={item.href}', to: 'border-b border-line text-mute" href={item.items[0]?.href ?? item.href}' },
  { clause: 'SHELL-05a', file: ACCOUNT_LINK, from: "href={localePath(locale, '/dashboard/account')}", to: "href={localePath(locale, '/dashboard/orders')}" },
  { clause: 'SHELL-05b', file: ACCOUNT_LINK, from: 'fallbackHref={loginPath(locale)}', to: "fallbackHref={loginPath(locale).replace('login', 'register')}" },
  { clause: 'SHELL-05b', file: ACCOUNT_LINK, from: 'loginPath(locale)', to: "loginPath('en')" },
  { clause: 'SHELL-06a', file: `${LAYOUT}/layout.css`, from: '.home-link { margin: 0 auto 0 4px; }', to: '.home-link { height: 64px; margin: 0 auto 0 4px; }' },
  { clause: 'SHELL-06b', file: TOKENS, from: '--logo-w: 88px;', to: '--logo-w: 120px;' },
  { clause: 'SHELL-06b', file: TOKENS, from: '--logo-h: 48px;', to: '--logo-h: 64px;' },
  { clause: 'SHELL-07a', file: MOBILE_MENU, from: '(setHasOpened(true), setOpen(true))', to: '(setHasOpened(true), setOpen(isOpen))' },
  { clause: 'SHELL-07b', file: TOKENS, from: 'min(95%, 356px)', to: 'min(100%, 356px)' },
  { clause: 'SHELL-07c', file: TOKENS, from: 'min(95%, 356px)', to: 'min(95%, 400px)' },
  { clause: 'SHELL-07d', file: 'storefront/src/ui/dialog.css', from: 'transition: translate var(--t-slide)', to: 'transition: translate var(--t-base)' },
  { clause: 'SHELL-07d', file: TOKENS, from: '--t-slide: 300ms;', to: '--t-slide: 200ms;' },
  { clause: 'SHELL-07d', file: 'storefront/src/ui/dialog.css', from: '.drawer-left { --from: -100%; }', to: '.drawer-left { --from: 0%; }' },
  { clause: 'SHELL-08a', file: SEARCH_BOX, from: 'order-last mb-4 basis-full lg:hidden', to: 'order-last mb-4 basis-full max-lg:hidden' },
  { clause: 'SHELL-08b', file: SEARCH_BOX, from: 'onClick={() => setOpen(!isOpen)}', to: 'onClick={() => setOpen(true)}' },
  { clause: 'SHELL-09a', file: HEADER, from: '<CartButton freeFrom={freeFrom} />', to: '<div className="max-lg:hidden"><CartButton freeFrom={freeFrom} /></div>' },
  { clause: 'SHELL-09b', file: CART_BUTTON, from: '    setOpen(true)', to: '    setOpen(wasOpened)' },
  { clause: 'SHELL-10a', file: MOBILE_DRAWER, from: 'mr-auto flex min-h-11 items-center gap-3 font-medium', to: 'mr-auto hidden min-h-11 items-center gap-3 font-medium' },
  { clause: 'SHELL-10a', file: ACCOUNT_LINK, from: "isIconOnly ? 'sr-only' : undefined", to: "'sr-only'" },
  { clause: 'SHELL-10b', file: ACCOUNT_LINK, from: "t(isLoggedIn ? 'dashboard' : 'login')", to: "t(isLoggedIn && isIconOnly ? 'dashboard' : 'login')" },
  { clause: 'SHELL-10c', file: MOBILE_DRAWER, from: 'gap-3 font-medium" onClick={close} />', to: 'gap-3 font-medium" />' },
  { clause: 'SHELL-11a', file: FOOTER_SLOT, from: 'useState(false)', to: 'useState(true)' },
  { clause: 'SHELL-11b', file: FOOTER_SLOT, from: "'0px 0px 150px'", to: "'0px 0px 100px'" },
  { clause: 'SHELL-11b', file: FOOTER_SLOT, from: "'0px 0px 150px'", to: "'0px 0px 145px'" },
  { clause: 'SHELL-11c', file: FOOTER_SLOT, from: "'0px 0px 150px'", to: "'0px 0px 190px'" },
  { clause: 'SHELL-11c', file: FOOTER_SLOT, from: "'0px 0px 150px'", to: "'0px 0px 156px'" },
  {
    clause: 'SHELL-11d',
    file: FOOTER_SLOT,
    from: '() => setNear(true), NEAR)',
    to: '() => new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: NEAR }).observe(slot.current!), NEAR)',
  },
  { clause: 'SHELL-12a', file: 'storefront/src/ui/toasts.tsx', from: 'return Part && <Part label', to: 'return Part === undefined ? <Toaster label={label} closeLabel={closeLabel} /> : <Part label' },
  { clause: 'SHELL-12b', file: TOASTER, from: '${BARS[kind]}', to: '${BARS.info} ${kind}' },
  { clause: 'SHELL-12b', file: TOASTER, from: "warning: 'before:bg-warning", to: "warning: 'before:bg-error" },
  {
    clause: 'SHELL-12b',
    file: TOASTER,
    from: "  warning: 'before:bg-warning [&>svg]:text-warning',\n  error: 'before:bg-error [&>svg]:text-error',",
    to: "  warning: 'before:bg-error [&>svg]:text-error',\n  error: 'before:bg-warning [&>svg]:text-warning',",
  },
  { clause: 'SHELL-12d', file: TOASTER, from: '  if (!isError && lastNotice !== undefined) sonner.dismiss(lastNotice)\n', to: '' },
  { clause: 'SHELL-12d', file: TOASTER, from: 'if (!isError) lastNotice = shown', to: 'if (isError) lastNotice = shown' },
  { clause: 'SHELL-12e', file: TOASTER, from: 'position="bottom-right"', to: 'position="top-right"' },
  { clause: 'SHELL-12c', file: TOASTER, from: 't(`level.${toast.kind}`)', to: "t('level.info')" },
  { clause: 'SHELL-12c', file: TOASTER, from: "role={kind === 'error' ? 'alert' : 'status'}", to: 'role="status"' },
  { clause: 'SHELL-12c', file: 'storefront/messages/en/toast-messages.json', from: '"Warning"', to: '"Info"' },
  { clause: 'SHELL-13a', file: CUSTOMER_LINK, from: 'href={target} onClick', to: 'href={fallbackHref ?? target} onClick' },
  { clause: 'SHELL-13b', file: CUSTOMER_LINK, from: 'customerTarget(useSession(), href, fallbackHref)', to: 'customerTarget(useSession(), href)' },
  { clause: 'SHELL-13c', file: 'storefront/src/features/session/customer-target.ts', from: '? href : fallbackHref', to: '? href : (fallbackHref ?? href)' },
  { clause: 'SHELL-13c', file: CUSTOMER_LINK, from: 'if (target === undefined) return null', to: 'if (target === undefined) return <Link {...rest} href={href} />' },
  { clause: 'SHELL-14a', file: LANGUAGE_LINKS, from: 'new URL(named.href).pathname', to: "localePath(locale, '/')" },
  { clause: 'SHELL-14a', file: LANGUAGE_LINKS, from: 'splitLocale(location.pathname).path)', to: 'splitLocale(location.pathname).path.slice(0, 1))' },
  { clause: 'SHELL-14a', file: LANGUAGE_LINKS, from: 'splitLocale(location.pathname).path', to: 'location.pathname' },
  { clause: 'SHELL-14a', file: MOBILE_DRAWER, from: '<LanguageLinks className="grid size-11 place-items-center text-sm font-medium" />', to: '' },
  { clause: 'SHELL-14b', file: LANGUAGE_LINKS, from: 'path + location.search', to: 'path + decodeURIComponent(location.search)' },
  { clause: 'SHELL-14b', file: LANGUAGE_LINKS, from: 'return path + location.search', to: 'return path' },
  { clause: 'SHELL-15a', file: DASHBOARD, from: '{sections.map((section) => {', to: '{sections.toReversed().map((section) => {' },
  { clause: 'SHELL-15a', file: 'storefront/messages/en/dashboard.json', from: '"My Orders"', to: '"Orders"' },
  { clause: 'SHELL-15a', file: DASHBOARD, from: "{t('logout')}", to: "{t('label')}" },
  { clause: 'SHELL-15b', file: DASHBOARD, from: 'localePath(locale, sectionPath(section))', to: 'localePath(locale, sectionPath(current))' },
  { clause: 'SHELL-15c', file: DASHBOARD, from: '      await logOut()\n', to: '      void logOut\n' },
]
