import { openShop, type TestShop } from '../cart/cart.fixture.ts'

/** The cart's test shop with custom product and customer attributes. */
export function openShopWithAttributes(): TestShop {
  const shop = openShop()
  shop.backend.database.exec(`
    UPDATE attribute_option SET swatch = '#2f4f43' WHERE id = 49;
    UPDATE attribute_option SET swatch = 'M' WHERE id = 167;
    UPDATE attribute SET is_searchable = 1, is_comparable = 1 WHERE code = 'color';
    INSERT INTO attribute (id, code, input, is_filterable, is_visible_on_front, is_html_allowed, used_in_product_listing, position) VALUES
      (200, 'care', 'textarea', 0, 1, 1, 0, 5), (201, 'is_vegan', 'boolean', 1, 0, 0, 1, 6), (202, 'bare', 'text', 0, 0, 0, 0, 7);
    INSERT INTO attribute_label VALUES (200, 1, 'Care'), (200, 2, 'Pielęgnacja'), (201, 1, 'Vegan'), (201, 2, 'Wegańskie');
    INSERT INTO customer_attribute (id, code, input, is_required, position) VALUES (1, 'consent_statute', 'boolean', 1, 1), (2, 'sport', 'multiselect', 0, 0);
    INSERT INTO customer_attribute (id, code, input, position, forms) VALUES (3, 'since', 'date', 2, 'customer_account_edit');
    INSERT INTO customer_attribute_label VALUES (1, 1, 'I accept the terms'), (1, 2, 'Akceptuję regulamin'), (2, 1, 'Sport'), (3, 1, 'Since');
    INSERT INTO customer_attribute_option VALUES (7, 2, 1), (8, 2, 0);
    INSERT INTO customer_attribute_option_label VALUES (7, 1, 'Running'), (8, 1, 'Climbing'), (8, 2, 'Wspinaczka');
  `)
  return shop
}

export const errorsOf = (errors: readonly { message: string; extensions?: { category?: string } }[] | undefined) =>
  errors?.map(({ message, extensions }) => [message, extensions?.category])
