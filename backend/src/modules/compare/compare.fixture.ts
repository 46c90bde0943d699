import { ask } from '../../ask.fixture.ts'
import type { TestShop } from '../cart/cart.fixture.ts'
import { COLOUR, SPRUCE } from '../cart/products.fixture.ts'

export const LIST = 'uid item_count attributes { code label } items { uid product { sku } attributes { code value } }'

type Headers = Record<string, string>

/** Sends one operation and returns the value of its field. */
export async function compare({ backend }: TestShop, field: string, headers: Headers = {}, kind = 'mutation') {
  const { data, errors } = await ask(backend, `${kind} { answer: ${field} }`, {}, headers)
  return { answer: data?.answer, errors }
}

export async function newList(shop: TestShop, products: readonly (number | string)[], headers: Headers = {}) {
  const field = `createCompareList(input: { products: ${JSON.stringify(products)} }) { ${LIST} }`
  return (await compare(shop, field, headers)).answer
}

export const readList = async (shop: TestShop, uid: string, headers: Headers = {}) =>
  compare(shop, `compareList(uid: "${uid}") { ${LIST} }`, headers, 'query')

export const products = (list: { items: { uid: string }[] }) => list.items.map(({ uid }) => uid)

/** Makes colour and four attributes without options comparable; the tee and the beanie differ in all of them. */
export function addComparableAttributes({ backend }: TestShop): void {
  backend.database.exec(`
    UPDATE attribute SET is_comparable = 1, position = 2 WHERE id = ${COLOUR};
    INSERT INTO attribute (id, code, input, is_comparable, position) VALUES
      (200, 'fabric', 'text', 1, 0), (201, 'deposit', 'price', 1, 1), (202, 'is_vegan', 'boolean', 1, 3),
      (203, 'secret', 'text', 0, 4), (204, 'unused', 'text', 1, 5);
    INSERT INTO attribute_label VALUES (200, 1, 'Fabric'), (200, 2, 'Materiał'), (201, 1, 'Deposit'), (201, 2, 'Kaucja'),
      (202, 1, 'Vegan'), (202, 2, 'Wegańskie'), (203, 1, 'Secret'), (203, 2, 'Sekret'), (204, 1, 'Unused'), (204, 2, 'Nieużyty');
    INSERT INTO product_option VALUES (1, ${COLOUR}, ${SPRUCE});
    INSERT INTO product_attribute_value VALUES (1, 200, 0, 'Merino'), (1, 200, 2, 'Merynos'), (2, 200, 0, 'Wool'),
      (2, 201, 0, '250'), (1, 202, 0, '0'), (2, 203, 0, 'x')`)
}
