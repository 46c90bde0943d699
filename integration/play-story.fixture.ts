import type { TestShop } from '../backend/src/modules/cart/cart.fixture.ts'
import { addCustomer } from '../backend/src/modules/customer/customer.fixture.ts'
import { enter, type Browser, type Tab } from './browser.fixture.ts'
import { CartModel, PRODUCTS } from './cart-model.fixture.ts'
import { compare, messagesArrive } from './compare-carts.fixture.ts'
import type { Action, Scene } from './random-story.fixture.ts'

/** `home` has two tabs, in which the visitor logs in and out; on `away` the visitor is always logged in. */
export interface Browsers {
  readonly home: Browser
  readonly away: Browser
}

/** Plays a story with a new customer; a wrong cart fails with the shown and the expected lines. */
export async function difference(shop: TestShop, browsers: Browsers, seed: number, story: readonly Scene[]): Promise<object | undefined> {
  const stage = await open(shop, browsers, 1 + (seed % 2))
  for (const [index, scene] of story.entries()) {
    const wrong = await play(stage, scene)
    if (wrong) return { seed, story: story.slice(0, index + 1).map((played) => JSON.stringify(played)), ...wrong }
  }
  return undefined
}

interface Stage {
  readonly home: Browser
  readonly away: Browser
  readonly token: string
  readonly own: CartModel
  guest: CartModel
}

let customers = 0

async function open({ backend }: TestShop, { home, away }: Browsers, group: number): Promise<Stage> {
  customers += 1
  const { token } = addCustomer(backend.database, `c${customers}@example.com`, group)
  for (const browser of [home, away]) {
    browser.cookies.clear()
    await reload(browser)
  }
  logIn(away, token)
  return { home, away, token, own: new CartModel(group), guest: new CartModel(0) }
}

function logIn({ cookies }: Browser, token: string): void {
  cookies.set('magento_customerToken', token)
  cookies.set('magento_customerSession', token)
}

const isLoggedIn = ({ cookies }: Browser): boolean => cookies.has('magento_customerToken')

async function reload(browser: Browser): Promise<void> {
  enter(browser)
  for (const tab of browser.tabs) {
    tab.forgetCartCount()
    await tab.refresh()
  }
}

async function play(stage: Stage, scene: Scene): Promise<object | undefined> {
  const { home, away, own } = stage
  const atHome = isLoggedIn(home) ? own : stage.guest
  enter(scene.kind === 'away' ? away : home)
  if (scene.kind === 'log in or out') return logInOrOut(stage)
  if (scene.kind === 'both tabs at once') return actAtOnce(home, home.tabs, scene.actions, atHome)
  if (scene.kind === 'in haste') return actAtOnce(home, [home.tabs[0]!, home.tabs[0]!], scene.actions, atHome)
  if (scene.kind === 'home') return act(home, home.tabs[scene.tab]!, scene.action, atHome)
  // Switching devices focuses the window, which reloads the cart.
  await away.tabs[0]!.refresh()
  return act(away, away.tabs[0]!, scene.action, own)
}

async function logInOrOut(stage: Stage): Promise<object | undefined> {
  const { home, own, guest, token } = stage
  if (isLoggedIn(home)) {
    home.cookies.clear()
    stage.guest = new CartModel(0)
  } else {
    logIn(home, token)
    let failure: unknown
    await home.tabs[0]!.mergeCarts((error) => (failure = error))
    if (failure) return { failure }
    own.merge(guest)
  }
  await reload(home)
  return compare(home, isLoggedIn(home) ? own : stage.guest)
}

async function act(browser: Browser, tab: Tab, action: Action, model: CartModel): Promise<object | undefined> {
  const { send, follow } = intent(tab, action)
  // Success is read from the count, because Magento also reports errors of existing lines, which another device may have changed.
  const isCurrent = tab.cartCount() === model.count
  const isAccepted = await send()
  if (!isAccepted) await tab.refresh()
  const shouldBe = follow(model)
  return isAccepted === shouldBe || !isCurrent ? compare(browser, model, [tab]) : { isAccepted, shouldBe }
}

/** Concurrent calls have no defined order: the result must match one of the orders. */
async function actAtOnce(browser: Browser, tabs: readonly Tab[], actions: readonly Action[], model: CartModel): Promise<object | undefined> {
  const intents = actions.map((action, index) => intent(tabs[index]!, action))
  const before = model.copy()
  const results = await Promise.all(intents.map(({ send }) => send()))
  // Messages between the tabs may cross.
  await messagesArrive()
  const isOneTab = tabs[0] === tabs[1]
  if (!isOneTab || !results.includes(true)) for (const tab of browser.tabs) await tab.refresh()
  const wrongs: object[] = []
  for (const order of [intents, intents.toReversed()]) {
    Object.assign(model, before.copy())
    for (const { follow } of order) follow(model)
    const wrong = await compare(browser, model, isOneTab ? [tabs[0]!] : tabs)
    if (!wrong) return undefined
    wrongs.push(wrong)
  }
  return { wrongs }
}

interface Intent {
  /** @returns whether the backend accepted it */
  readonly send: () => Promise<boolean>
  readonly follow: (model: CartModel) => boolean
}

/** The action as a tab can perform it: without lines it can only add one. */
function intent(tab: Tab, action: Action): Intent {
  const uids = (tab.seen?.items ?? []).flatMap((line) => line?.uid ?? [])
  if (action.kind === 'add') {
    const { product, quantity } = action
    return {
      send: async () => (await tab.addToCart([{ ...PRODUCTS[product]!.choice, quantity }])).isAdded,
      follow: (model) => model.put(product, quantity),
    }
  }
  if (uids.length === 0) return intent(tab, { kind: 'add', product: 'rope', quantity: 2 })
  const uid = 'place' in action ? uids[action.place % uids.length]! : ''
  switch (action.kind) {
    case 'change':
      return { send: () => accepted(tab.updateQuantity(uid, action.quantity)), follow: (model) => model.change(uid, action.quantity) }
    case 'remove':
      return { send: () => accepted(tab.removeItem(uid)), follow: (model) => model.remove(uid) }
    case 'coupon':
      return { send: () => accepted(tab.applyCoupon(action.code)), follow: (model) => model.apply(action.code) }
    case 'no coupon':
      return { send: () => accepted(tab.removeCoupon()), follow: (model) => model.removeCoupon() }
  }
}

async function accepted(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if ((error as Error).name !== 'StoreError') throw error
    return false
  }
}
