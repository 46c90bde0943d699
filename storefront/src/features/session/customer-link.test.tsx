import type { ComponentProps, MouseEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CustomerLink } from './customer-link.tsx'
import type { Session } from './session-machine.ts'

const CUSTOMER: Session = { status: 'customer', customer: { email: 'hania@halny.example', firstname: 'Hanna', lastname: 'Gąsienica', compare_list: null } }

let session: Session
const push = vi.fn<(href: string) => void>()

vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('./use-session.ts', () => ({ useSession: () => session }))
vi.mock('./session.ts', () => ({ getSession: () => session }))

beforeEach(() => push.mockClear())

const shown = (props: Partial<ComponentProps<typeof CustomerLink>> = {}): ComponentProps<'a'> | undefined =>
  CustomerLink({ href: '/dashboard/account', children: 'My account', ...props })?.props as ComponentProps<'a'> | undefined

/** @returns whether the browser follows the link itself */
function click(link: ComponentProps<'a'>): boolean {
  const preventDefault = vi.fn<() => void>()
  link.onClick?.({ button: 0, preventDefault } as unknown as MouseEvent<HTMLAnchorElement>)
  return preventDefault.mock.calls.length === 0
}

test('[SHELL-13] a customer sees the link', () => {
  session = CUSTOMER
  expect(shown()).toMatchObject({ href: '/dashboard/account', children: 'My account' })
  expect(shown({ fallbackHref: '/login' })).toMatchObject({ href: '/dashboard/account' })
})

test('[SHELL-13] a guest sees the fallback, or no link at all', () => {
  session = { status: 'guest' }
  expect(shown({ fallbackHref: '/login' })).toMatchObject({ href: '/login', children: 'My account' })
  expect(shown()).toBeUndefined()
})

test('[SHELL-13] a click leads to the target that the link shows, and to its own while the visitor is unknown', () => {
  const onClick = vi.fn<() => void>()
  session = { status: 'guest' }
  expect(click(shown({ fallbackHref: '/login', onClick })!)).toBe(true)
  expect(push).not.toHaveBeenCalled()
  session = { status: 'unknown' }
  expect(click(shown({ fallbackHref: '/login', onClick })!)).toBe(false)
  expect(push).toHaveBeenCalledExactlyOnceWith('/dashboard/account')
  expect(onClick).toHaveBeenCalledTimes(2)
})
