-- The locker or shop of a shipping address, so that later mails name it with its hours.
ALTER TABLE sales_order_address ADD COLUMN pickup_location_code TEXT;
