import { expect, test, vi } from 'vitest'
import { fakeBackend, OWN_PAGE } from './backend.fixture.ts'

vi.stubEnv('PAYMENT_PAGES', 'psp_blik=https://pay.example')
vi.stubEnv('OFFLINE_PAYMENT_METHODS', 'shop_invoice')
const backend = fakeBackend()
const { forward } = await import('./forward.ts')

const CHECKOUT = 'query Checkout($cartId:String!){cart(cart_id:$cartId){available_payment_methods{code title}}}'
const SET = 'mutation SetShippingMethodsOnCart($cartId:String!){setShippingMethodsOnCart(input:{cart_id:$cartId}){cart{available_payment_methods{code title}}}}'

const methods = (...codes: string[]) => ({ available_payment_methods: codes.map((code) => ({ code, title: `Title of ${code}` })) })
const send = (query: string) => forward(new Request('https://shop.example/api/graphql', { method: 'POST', headers: OWN_PAGE }), { operationName: 'Any', query, variables: { cartId: 'c' } })

test('[CHK-08] the log names each payment method that shoppers do not see once, with what to do', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  backend.answer = () => Response.json({ data: { cart: methods('checkmo', 'purchaseorder', 'free', 'psp_blik', 'shop_invoice', 'tpay') } })
  expect(await (await send(CHECKOUT)).json()).toMatchObject({ data: { cart: { available_payment_methods: expect.arrayContaining([{ code: 'tpay', title: 'Title of tpay' }]) } } })
  await send(CHECKOUT)
  backend.answer = () => Response.json({ data: { setShippingMethodsOnCart: { cart: methods('tpay', 'payu_gateway_card') } } })
  await send(SET)
  backend.answer = () => Response.json({ data: { cart: { available_payment_methods: null } } })
  await send(CHECKOUT)
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([
    "The payment method 'tpay' (Title of tpay) is not offered, because the shop does not know how an order with it is paid: set PAYMENT_PAGES to the page of its payment service, or add it to OFFLINE_PAYMENT_METHODS if it is paid outside the shop",
    expect.stringMatching(/^The payment method 'payu_gateway_card' /),
  ])
})
