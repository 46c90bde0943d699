import { BACKEND_URL } from './shop-under-test.ts'

/** Sets the stock of a product at the desk, as a shopkeeper does. */
export async function setStock(sku: string, quantity: number): Promise<void> {
  const desk = `${BACKEND_URL}/desk/stock`
  const html = await (await fetch(`${desk}?q=${sku}`)).text()
  const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const body = new URLSearchParams({ do: 'stock', token: fieldOf('token'), product: fieldOf('product'), quantity: String(quantity) })
  const answer = await fetch(desk, { method: 'POST', redirect: 'manual', body })
  if (answer.status !== 303) throw new Error(`The desk answered ${answer.status}`)
}
