/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttributeFrontendInputEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'FILE'
  | 'GALLERY'
  | 'HIDDEN'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'UNDEFINED'
  | 'WEIGHT';

export type AttributeInputSelectedOption = {
  readonly value: string;
};

export type AttributeValueInput = {
  readonly attribute_code: string;
  readonly selected_options?: ReadonlyArray<AttributeInputSelectedOption | null | undefined> | null | undefined;
  readonly value?: string | null | undefined;
};

export type BillingAddressInput = {
  readonly address?: CartAddressInput | null | undefined;
  readonly customer_address_id?: number | null | undefined;
  readonly same_as_shipping?: boolean | null | undefined;
  readonly use_for_shipping?: boolean | null | undefined;
};

export type CartAddressInput = {
  readonly city: string;
  readonly company?: string | null | undefined;
  readonly country_code: string;
  readonly custom_attributes?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
  readonly fax?: string | null | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly region_id?: number | null | undefined;
  readonly save_in_address_book?: boolean | null | undefined;
  readonly street: ReadonlyArray<string | null | undefined>;
  readonly suffix?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  readonly entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
  readonly parent_sku?: string | null | undefined;
  readonly quantity: number;
  readonly selected_options?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly sku: string;
};

export type CartItemUpdateInput = {
  readonly cart_item_id?: number | null | undefined;
  readonly cart_item_uid?: string | null | undefined;
  readonly customizable_options?: ReadonlyArray<CustomizableOptionInput | null | undefined> | null | undefined;
  readonly gift_message?: GiftMessageInput | null | undefined;
  readonly gift_wrapping_id?: string | null | undefined;
  readonly quantity?: number | null | undefined;
};

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  | 'NOT_SALABLE'
  | 'PERMISSION_DENIED'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CreateProductReviewInput = {
  readonly nickname: string;
  readonly ratings: ReadonlyArray<ProductReviewRatingInput | null | undefined>;
  readonly sku: string;
  readonly summary: string;
  readonly text: string;
};

export type CurrencyEnum =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZM'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BUK'
  | 'BWP'
  | 'BYN'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHE'
  | 'CHF'
  | 'CHW'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CUP'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EEK'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GQE'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KMF'
  | 'KPW'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LSM'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRO'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIC'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RHD'
  | 'ROL'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SKK'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'STD'
  | 'SVC'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMM'
  | 'TND'
  | 'TOP'
  | 'TRL'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'YER'
  | 'YTL'
  | 'ZAR'
  | 'ZMK'
  | 'ZWD';

export type CustomerCreateInput = {
  readonly allow_remote_shopping_assistance?: boolean | null | undefined;
  readonly custom_attributes?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
  readonly date_of_birth?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly email: string;
  readonly firstname: string;
  readonly gender?: number | null | undefined;
  readonly is_subscribed?: boolean | null | undefined;
  readonly lastname: string;
  readonly middlename?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly taxvat?: string | null | undefined;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableOptionInput = {
  readonly id?: number | null | undefined;
  readonly uid?: string | null | undefined;
  readonly value_string: string;
};

export type EnteredOptionInput = {
  readonly uid: string;
  readonly value: string;
};

export type FilterEqualTypeInput = {
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  readonly match?: string | null | undefined;
  readonly match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterRangeTypeInput = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type GiftMessageInput = {
  readonly from: string;
  readonly message: string;
  readonly to: string;
};

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type ProductAttributeFilterInput = {
  readonly activity?: FilterEqualTypeInput | null | undefined;
  readonly category_gear?: FilterEqualTypeInput | null | undefined;
  readonly category_id?: FilterEqualTypeInput | null | undefined;
  readonly category_uid?: FilterEqualTypeInput | null | undefined;
  readonly category_url_path?: FilterEqualTypeInput | null | undefined;
  readonly climate?: FilterEqualTypeInput | null | undefined;
  readonly collar?: FilterEqualTypeInput | null | undefined;
  readonly color?: FilterEqualTypeInput | null | undefined;
  readonly description?: FilterMatchTypeInput | null | undefined;
  readonly eco_collection?: FilterEqualTypeInput | null | undefined;
  readonly erin_recommends?: FilterEqualTypeInput | null | undefined;
  readonly features_bags?: FilterEqualTypeInput | null | undefined;
  readonly format?: FilterEqualTypeInput | null | undefined;
  readonly gender?: FilterEqualTypeInput | null | undefined;
  readonly material?: FilterEqualTypeInput | null | undefined;
  readonly name?: FilterMatchTypeInput | null | undefined;
  readonly new?: FilterEqualTypeInput | null | undefined;
  readonly pattern?: FilterEqualTypeInput | null | undefined;
  readonly performance_fabric?: FilterEqualTypeInput | null | undefined;
  readonly price?: FilterRangeTypeInput | null | undefined;
  readonly purpose?: FilterEqualTypeInput | null | undefined;
  readonly sale?: FilterEqualTypeInput | null | undefined;
  readonly short_description?: FilterMatchTypeInput | null | undefined;
  readonly size?: FilterEqualTypeInput | null | undefined;
  readonly sku?: FilterEqualTypeInput | null | undefined;
  readonly sleeve?: FilterEqualTypeInput | null | undefined;
  readonly strap_bags?: FilterEqualTypeInput | null | undefined;
  readonly style_bags?: FilterEqualTypeInput | null | undefined;
  readonly style_bottom?: FilterEqualTypeInput | null | undefined;
  readonly style_general?: FilterEqualTypeInput | null | undefined;
  readonly url_key?: FilterEqualTypeInput | null | undefined;
};

export type ProductAttributeSortInput = {
  readonly name?: SortEnum | null | undefined;
  readonly position?: SortEnum | null | undefined;
  readonly price?: SortEnum | null | undefined;
  readonly relevance?: SortEnum | null | undefined;
};

export type ProductReviewRatingInput = {
  readonly id: string;
  readonly value_id: string;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ShippingAddressInput = {
  readonly address?: CartAddressInput | null | undefined;
  readonly customer_address_id?: number | null | undefined;
  readonly customer_notes?: string | null | undefined;
  readonly pickup_location_code?: string | null | undefined;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'PRODUCT';

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type SavedAddressFragment = { readonly id: number | null, readonly firstname: string | null, readonly lastname: string | null, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null> | null, readonly city: string | null, readonly postcode: string | null, readonly telephone: string | null, readonly country_code: CountryCodeEnum | null, readonly default_shipping: boolean | null, readonly default_billing: boolean | null, readonly region: { readonly region: string | null, readonly region_id: number | null } | null };

export type ConfirmEmailMutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type ConfirmEmailMutation = { readonly confirmEmail: { readonly customer: { readonly email: string | null } } | null };

export type RegistrationAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationAttributesQuery = { readonly attributesForm: { readonly items: ReadonlyArray<
      | { readonly code: string }
      | { readonly code: string }
      | { readonly code: string }
     | null> } };

export type GenerateCustomerTokenMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type GenerateCustomerTokenMutation = { readonly generateCustomerToken: { readonly token: string | null } | null };

export type RevokeCustomerTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCustomerTokenMutation = { readonly revokeCustomerToken: { readonly result: boolean } | null };

export type RequestPasswordResetEmailMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetEmailMutation = { readonly requestPasswordResetEmail: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { readonly resetPassword: boolean | null };

export type CreateCustomerV2MutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type CreateCustomerV2Mutation = { readonly createCustomerV2: { readonly customer: { readonly email: string | null } } | null };

export type ResendConfirmationEmailMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationEmailMutation = { readonly resendConfirmationEmail: boolean | null };

export type CartQueryVariables = Exact<{
  cartId: string;
}>;


export type CartQuery = { readonly cart: { readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
      | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
      | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
      | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
      | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
      | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
     | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<{ readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> } | null };

export type CartCountQueryVariables = Exact<{
  cartId: string;
}>;


export type CartCountQuery = { readonly cart: { readonly id: string, readonly total_quantity: number } | null };

export type CreateGuestCartIdMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateGuestCartIdMutation = { readonly createEmptyCart: string | null };

export type CreateCustomerCartIdQueryVariables = Exact<{ [key: string]: never; }>;


export type CreateCustomerCartIdQuery = { readonly customerCart: { readonly id: string } };

export type MergeCartsMutationVariables = Exact<{
  sourceCartId: string;
  destinationCartId: string;
}>;


export type MergeCartsMutation = { readonly mergeCarts: { readonly id: string } };

export type AddProductsToCartMutationVariables = Exact<{
  cartId: string;
  cartItems: ReadonlyArray<CartItemInput> | CartItemInput;
}>;


export type AddProductsToCartMutation = { readonly addProductsToCart: { readonly cart: { readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
        | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
       | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<{ readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> }, readonly user_errors: ReadonlyArray<
      | { readonly code: CartUserInputErrorType, readonly message: string }
      | { readonly code: CartUserInputErrorType, readonly message: string }
     | null> } | null };

export type UpdateCartItemsMutationVariables = Exact<{
  cartId: string;
  cartItems: ReadonlyArray<CartItemUpdateInput> | CartItemUpdateInput;
}>;


export type UpdateCartItemsMutation = { readonly updateCartItems: { readonly cart: { readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
        | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
       | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<{ readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> } } | null };

export type RemoveItemFromCartMutationVariables = Exact<{
  cartId: string;
  cartItemUid: string;
}>;


export type RemoveItemFromCartMutation = { readonly removeItemFromCart: { readonly cart: { readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
        | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
       | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<{ readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> } } | null };

export type ApplyCouponToCartMutationVariables = Exact<{
  cartId: string;
  couponCode: string;
}>;


export type ApplyCouponToCartMutation = { readonly applyCouponToCart: { readonly cart: { readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
        | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
       | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<{ readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> } } | null };

export type RemoveCouponFromCartMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveCouponFromCartMutation = { readonly removeCouponFromCart: { readonly cart: { readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
        | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
       | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<{ readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type CartFragment = { readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
    | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
    | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
    | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
    | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
    | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
   | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<{ readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> };

export type CartTotalsFragment = { readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<{ readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> };

type CartLine_BundleCartItem_Fragment = { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
  , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

type CartLine_ConfigurableCartItem_Fragment = { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
  , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
  , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

type CartLine_DownloadableCartItem_Fragment = { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
  , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

type CartLine_SimpleCartItem_Fragment = { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
  , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

type CartLine_VirtualCartItem_Fragment = { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
  , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

export type CartLineFragment =
  | CartLine_BundleCartItem_Fragment
  | CartLine_ConfigurableCartItem_Fragment
  | CartLine_DownloadableCartItem_Fragment
  | CartLine_SimpleCartItem_Fragment
  | CartLine_VirtualCartItem_Fragment
;

export type SimpleLineFragment = { readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

export type VirtualLineFragment = { readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

export type ConfigurableLineFragment = { readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
    | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
  , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

export type BundleLineFragment = { readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

export type DownloadableLineFragment = { readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> };

export type CustomChoiceFragment = { readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> };

export type EstimateCountryQueryVariables = Exact<{ [key: string]: never; }>;


export type EstimateCountryQuery = { readonly storeConfig: { readonly default_country: string | null } | null };

export type EstimateShippingMutationVariables = Exact<{
  cartId: string;
  country: CountryCodeEnum;
}>;


export type EstimateShippingMutation = { readonly estimateShippingMethods: ReadonlyArray<{ readonly available: boolean, readonly carrier_title: string, readonly method_title: string | null, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null };

export type ListingWithAttributesQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
  currentPage: number;
}>;


export type ListingWithAttributesQuery = { readonly products: { readonly total_count: number | null, readonly items: ReadonlyArray<
      | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
              | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
              | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
              | { readonly __typename: 'TextSwatchData', readonly value: string | null }
             | null } | null> | null } | null> | null }
      | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null }
      | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
     | null> | null, readonly suggestions: ReadonlyArray<{ readonly search: string } | null> | null, readonly page_info: { readonly current_page: number | null, readonly page_size: number | null, readonly total_pages: number | null } | null, readonly sort_fields: { readonly default: string | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string | null } | null> | null } | null, readonly aggregations: ReadonlyArray<{ readonly attribute_code: string, readonly label: string | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string, readonly count: number | null } | null> | null } | null> | null } | null };

export type MoreProductsWithAttributesQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
  currentPage: number;
}>;


export type MoreProductsWithAttributesQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
              | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
              | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
              | { readonly __typename: 'TextSwatchData', readonly value: string | null }
             | null } | null> | null } | null> | null }
      | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null }
      | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
     | null> | null } | null };

export type CategoryPageWithAttributesQueryVariables = Exact<{
  uid: string;
  pageSize: number;
}>;


export type CategoryPageWithAttributesQuery = { readonly categories: { readonly items: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly description: string | null, readonly image: string | null, readonly display_mode: string | null, readonly url_path: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly children: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly include_in_menu: number | null } | null> | null } | null> | null } | null, readonly products: { readonly total_count: number | null, readonly items: ReadonlyArray<
      | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
              | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
              | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
              | { readonly __typename: 'TextSwatchData', readonly value: string | null }
             | null } | null> | null } | null> | null }
      | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null }
      | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
            | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
            | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
           | null> } | null, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
     | null> | null, readonly suggestions: ReadonlyArray<{ readonly search: string } | null> | null, readonly page_info: { readonly current_page: number | null, readonly page_size: number | null, readonly total_pages: number | null } | null, readonly sort_fields: { readonly default: string | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string | null } | null> | null } | null, readonly aggregations: ReadonlyArray<{ readonly attribute_code: string, readonly label: string | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string, readonly count: number | null } | null> | null } | null> | null } | null };

export type ResolvePathWithAttributesQueryVariables = Exact<{
  path: string;
  categoryPath: string;
  productPath: string;
  withReviews?: boolean | null | undefined;
}>;


export type ResolvePathWithAttributesQuery = { readonly exact:
    | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CategoryTree', readonly uid: string, readonly url_path: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CmsPage', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'RoutableUrl', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
   | null, readonly category:
    | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CategoryTree', readonly uid: string, readonly url_path: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CmsPage', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'RoutableUrl', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
   | null, readonly product:
    | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly dynamic_price: boolean | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
          | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
          | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
         | null> } | null, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly items: ReadonlyArray<{ readonly uid: string | null, readonly title: string | null, readonly type: string | null, readonly required: boolean | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly uid: string, readonly label: string | null, readonly quantity: number | null, readonly can_change_quantity: boolean | null, readonly is_default: boolean | null, readonly position: number | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly product:
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
           | null } | null> | null } | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'CategoryTree', readonly uid: string, readonly url_path: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CmsPage', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
          | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
          | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
         | null> } | null, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly position: number | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
            | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
            | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
            | { readonly __typename: 'TextSwatchData', readonly value: string | null }
           | null } | null> | null } | null> | null, readonly variants: ReadonlyArray<{ readonly attributes: ReadonlyArray<{ readonly uid: string, readonly code: string | null } | null> | null, readonly product: { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } }, readonly media_gallery: ReadonlyArray<
            | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
            | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
           | null> | null } | null } | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly links_title: string | null, readonly links_purchased_separately: number | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
          | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
          | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
         | null> } | null, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly downloadable_product_links: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null, readonly downloadable_product_samples: ReadonlyArray<{ readonly title: string | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
          | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
          | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
         | null> } | null, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly items: ReadonlyArray<{ readonly qty: number | null, readonly position: number | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
         | null } | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'RoutableUrl', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
          | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
          | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
         | null> } | null, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly custom_attributesV2: { readonly items: ReadonlyArray<
          | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
          | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
         | null> } | null, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
   | null };

type ListedAttributes_BundleProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ListedAttributes_ConfigurableProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ListedAttributes_DownloadableProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ListedAttributes_GroupedProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ListedAttributes_SimpleProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ListedAttributes_VirtualProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

export type ListedAttributesFragment =
  | ListedAttributes_BundleProduct_Fragment
  | ListedAttributes_ConfigurableProduct_Fragment
  | ListedAttributes_DownloadableProduct_Fragment
  | ListedAttributes_GroupedProduct_Fragment
  | ListedAttributes_SimpleProduct_Fragment
  | ListedAttributes_VirtualProduct_Fragment
;

type ProductAttributes_BundleProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ProductAttributes_ConfigurableProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ProductAttributes_DownloadableProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ProductAttributes_GroupedProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ProductAttributes_SimpleProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

type ProductAttributes_VirtualProduct_Fragment = { readonly custom_attributesV2: { readonly items: ReadonlyArray<
      | { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
      | { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string }
     | null> } | null };

export type ProductAttributesFragment =
  | ProductAttributes_BundleProduct_Fragment
  | ProductAttributes_ConfigurableProduct_Fragment
  | ProductAttributes_DownloadableProduct_Fragment
  | ProductAttributes_GroupedProduct_Fragment
  | ProductAttributes_SimpleProduct_Fragment
  | ProductAttributes_VirtualProduct_Fragment
;

type ProductAttribute_AttributeSelectedOptions_Fragment = { readonly __typename: 'AttributeSelectedOptions', readonly code: string, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> };

type ProductAttribute_AttributeValue_Fragment = { readonly __typename: 'AttributeValue', readonly code: string, readonly value: string };

export type ProductAttributeFragment =
  | ProductAttribute_AttributeSelectedOptions_Fragment
  | ProductAttribute_AttributeValue_Fragment
;

export type ProductAttributeValueFragment = { readonly value: string };

export type ProductAttributeOptionsFragment = { readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> };

export type AttributeLabelsQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributeLabelsQuery = { readonly attributesList: { readonly items: ReadonlyArray<
      | { readonly code: string, readonly label: string | null, readonly frontend_input: AttributeFrontendInputEnum | null }
      | { readonly code: string, readonly label: string | null, readonly frontend_input: AttributeFrontendInputEnum | null }
      | { readonly code: string, readonly label: string | null, readonly frontend_input: AttributeFrontendInputEnum | null }
     | null> } | null };

export type CategoryPageQueryVariables = Exact<{
  uid: string;
  pageSize: number;
}>;


export type CategoryPageQuery = { readonly categories: { readonly items: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly description: string | null, readonly image: string | null, readonly display_mode: string | null, readonly url_path: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly children: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly include_in_menu: number | null } | null> | null } | null> | null } | null, readonly products: { readonly total_count: number | null, readonly items: ReadonlyArray<
      | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
              | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
              | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
              | { readonly __typename: 'TextSwatchData', readonly value: string | null }
             | null } | null> | null } | null> | null }
      | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
     | null> | null, readonly suggestions: ReadonlyArray<{ readonly search: string } | null> | null, readonly page_info: { readonly current_page: number | null, readonly page_size: number | null, readonly total_pages: number | null } | null, readonly sort_fields: { readonly default: string | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string | null } | null> | null } | null, readonly aggregations: ReadonlyArray<{ readonly attribute_code: string, readonly label: string | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string, readonly count: number | null } | null> | null } | null> | null } | null };

export type CategoryPageFragment = { readonly uid: string, readonly name: string | null, readonly description: string | null, readonly image: string | null, readonly display_mode: string | null, readonly url_path: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly children: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly include_in_menu: number | null } | null> | null };

export type CategoryByUrlKeyQueryVariables = Exact<{
  urlKey: string;
}>;


export type CategoryByUrlKeyQuery = { readonly categories: { readonly items: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null } | null> | null } | null };

export type GetMenuItemsQueryVariables = Exact<{
  categoryUid: string;
}>;


export type GetMenuItemsQuery = { readonly categories: { readonly items: ReadonlyArray<{ readonly uid: string, readonly children: ReadonlyArray<{ readonly image: string | null, readonly uid: string, readonly url_path: string | null, readonly name: string | null, readonly include_in_menu: number | null, readonly children: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null, readonly name: string | null, readonly include_in_menu: number | null, readonly children: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null, readonly name: string | null, readonly include_in_menu: number | null, readonly children: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null, readonly name: string | null, readonly include_in_menu: number | null } | null> | null } | null> | null } | null> | null } | null> | null } | null> | null } | null };

export type MenuCategoryFragment = { readonly uid: string, readonly url_path: string | null, readonly name: string | null, readonly include_in_menu: number | null };

export type CategoryCounterpartQueryVariables = Exact<{
  uid: string;
}>;


export type CategoryCounterpartQuery = { readonly categories: { readonly items: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null } | null };

export type ProductCounterpartQueryVariables = Exact<{
  sku: string;
}>;


export type ProductCounterpartQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
     | null> | null } | null };

export type ListingQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
  currentPage: number;
}>;


export type ListingQuery = { readonly products: { readonly total_count: number | null, readonly items: ReadonlyArray<
      | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
              | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
              | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
              | { readonly __typename: 'TextSwatchData', readonly value: string | null }
             | null } | null> | null } | null> | null }
      | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
     | null> | null, readonly suggestions: ReadonlyArray<{ readonly search: string } | null> | null, readonly page_info: { readonly current_page: number | null, readonly page_size: number | null, readonly total_pages: number | null } | null, readonly sort_fields: { readonly default: string | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string | null } | null> | null } | null, readonly aggregations: ReadonlyArray<{ readonly attribute_code: string, readonly label: string | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string, readonly count: number | null } | null> | null } | null> | null } | null };

export type ListedProductsFragment = { readonly total_count: number | null, readonly suggestions: ReadonlyArray<{ readonly search: string } | null> | null, readonly page_info: { readonly current_page: number | null, readonly page_size: number | null, readonly total_pages: number | null } | null, readonly sort_fields: { readonly default: string | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string | null } | null> | null } | null, readonly aggregations: ReadonlyArray<{ readonly attribute_code: string, readonly label: string | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly label: string | null, readonly value: string, readonly count: number | null } | null> | null } | null> | null };

export type FilterKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterKeysQuery = { readonly products: { readonly aggregations: ReadonlyArray<{ readonly attribute_code: string } | null> | null } | null };

export type MoreProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
  currentPage: number;
}>;


export type MoreProductsQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
              | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
              | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
              | { readonly __typename: 'TextSwatchData', readonly value: string | null }
             | null } | null> | null } | null> | null }
      | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
     | null> | null } | null };

export type ProductCountQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
}>;


export type ProductCountQuery = { readonly products: { readonly total_count: number | null } | null };

export type CardPicturesQueryVariables = Exact<{
  sku: string;
}>;


export type CardPicturesQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly uid: string }
      | { readonly uid: string, readonly variants: ReadonlyArray<{ readonly attributes: ReadonlyArray<{ readonly label: string | null } | null> | null, readonly product: { readonly uid: string, readonly small_image: { readonly url: string | null } | null } | null } | null> | null }
      | { readonly uid: string }
      | { readonly uid: string }
      | { readonly uid: string }
      | { readonly uid: string }
     | null> | null } | null };

export type QuickBuyQueryVariables = Exact<{
  sku: string;
}>;


export type QuickBuyQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly dynamic_price: boolean | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
          | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
          | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
         | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly upsell_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly items: ReadonlyArray<{ readonly uid: string | null, readonly title: string | null, readonly type: string | null, readonly required: boolean | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly uid: string, readonly label: string | null, readonly quantity: number | null, readonly can_change_quantity: boolean | null, readonly is_default: boolean | null, readonly position: number | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly product:
              | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
              | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
              | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
              | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
              | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
              | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
             | null } | null> | null } | null> | null, readonly options: ReadonlyArray<
          | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
          | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
          | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
          | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
         | null> | null }
      | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
          | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
          | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
         | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly upsell_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly position: number | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
              | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
              | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
              | { readonly __typename: 'TextSwatchData', readonly value: string | null }
             | null } | null> | null } | null> | null, readonly variants: ReadonlyArray<{ readonly attributes: ReadonlyArray<{ readonly uid: string, readonly code: string | null } | null> | null, readonly product: { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } }, readonly media_gallery: ReadonlyArray<
              | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
              | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
             | null> | null } | null } | null> | null, readonly options: ReadonlyArray<
          | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
          | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
          | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
          | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
         | null> | null }
      | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly links_title: string | null, readonly links_purchased_separately: number | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
          | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
          | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
         | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly upsell_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly downloadable_product_links: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null, readonly downloadable_product_samples: ReadonlyArray<{ readonly title: string | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null, readonly options: ReadonlyArray<
          | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
          | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
          | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
          | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
         | null> | null }
      | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
          | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
          | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
         | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly upsell_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly items: ReadonlyArray<{ readonly qty: number | null, readonly position: number | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
           | null } | null> | null }
      | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
          | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
          | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
         | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly upsell_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly options: ReadonlyArray<
          | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
          | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
          | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
          | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
         | null> | null }
      | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
          | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
          | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
         | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly upsell_products: ReadonlyArray<
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
          | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
         | null> | null, readonly options: ReadonlyArray<
          | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
          | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
          | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
          | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
          | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
          | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
         | null> | null }
     | null> | null } | null };

type ProductCard_BundleProduct_Fragment = { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type ProductCard_ConfigurableProduct_Fragment = { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
        | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
        | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
        | { readonly __typename: 'TextSwatchData', readonly value: string | null }
       | null } | null> | null } | null> | null };

type ProductCard_DownloadableProduct_Fragment = { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type ProductCard_GroupedProduct_Fragment = { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type ProductCard_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type ProductCard_VirtualProduct_Fragment = { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

export type ProductCardFragment =
  | ProductCard_BundleProduct_Fragment
  | ProductCard_ConfigurableProduct_Fragment
  | ProductCard_DownloadableProduct_Fragment
  | ProductCard_GroupedProduct_Fragment
  | ProductCard_SimpleProduct_Fragment
  | ProductCard_VirtualProduct_Fragment
;

type RequiredOptions_BundleProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type RequiredOptions_ConfigurableProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type RequiredOptions_DownloadableProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type RequiredOptions_SimpleProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type RequiredOptions_VirtualProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

export type RequiredOptionsFragment =
  | RequiredOptions_BundleProduct_Fragment
  | RequiredOptions_ConfigurableProduct_Fragment
  | RequiredOptions_DownloadableProduct_Fragment
  | RequiredOptions_SimpleProduct_Fragment
  | RequiredOptions_VirtualProduct_Fragment
;

export type ConfigurableCardFragment = { readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
        | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
        | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
        | { readonly __typename: 'TextSwatchData', readonly value: string | null }
       | null } | null> | null } | null> | null };

export type ProductPriceFragment = { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null };

export type BundleChoicesFragment = { readonly dynamic_price: boolean | null, readonly items: ReadonlyArray<{ readonly uid: string | null, readonly title: string | null, readonly type: string | null, readonly required: boolean | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly uid: string, readonly label: string | null, readonly quantity: number | null, readonly can_change_quantity: boolean | null, readonly is_default: boolean | null, readonly position: number | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly product:
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
       | null } | null> | null } | null> | null };

export type BundleOptionFragment = { readonly uid: string | null, readonly title: string | null, readonly type: string | null, readonly required: boolean | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly uid: string, readonly label: string | null, readonly quantity: number | null, readonly can_change_quantity: boolean | null, readonly is_default: boolean | null, readonly position: number | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly product:
      | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
     | null } | null> | null };

export type GroupedPartsFragment = { readonly items: ReadonlyArray<{ readonly qty: number | null, readonly position: number | null, readonly product:
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
     | null } | null> | null };

export type GroupedPartFragment = { readonly qty: number | null, readonly position: number | null, readonly product:
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
    | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
   | null };

export type DownloadsFragment = { readonly links_title: string | null, readonly links_purchased_separately: number | null, readonly downloadable_product_links: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null, readonly downloadable_product_samples: ReadonlyArray<{ readonly title: string | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null };

type CustomOptions_BundleProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

type CustomOptions_ConfigurableProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

type CustomOptions_DownloadableProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

type CustomOptions_SimpleProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

type CustomOptions_VirtualProduct_Fragment = { readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

export type CustomOptionsFragment =
  | CustomOptions_BundleProduct_Fragment
  | CustomOptions_ConfigurableProduct_Fragment
  | CustomOptions_DownloadableProduct_Fragment
  | CustomOptions_SimpleProduct_Fragment
  | CustomOptions_VirtualProduct_Fragment
;

type CustomOption_CustomizableAreaOption_Fragment = { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null };

type CustomOption_CustomizableCheckboxOption_Fragment = { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null };

type CustomOption_CustomizableDateOption_Fragment = { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null };

type CustomOption_CustomizableDropDownOption_Fragment = { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null };

type CustomOption_CustomizableFieldOption_Fragment = { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null };

type CustomOption_CustomizableFileOption_Fragment = { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null };

type CustomOption_CustomizableMultipleOption_Fragment = { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null };

type CustomOption_CustomizableRadioOption_Fragment = { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null };

export type CustomOptionFragment =
  | CustomOption_CustomizableAreaOption_Fragment
  | CustomOption_CustomizableCheckboxOption_Fragment
  | CustomOption_CustomizableDateOption_Fragment
  | CustomOption_CustomizableDropDownOption_Fragment
  | CustomOption_CustomizableFieldOption_Fragment
  | CustomOption_CustomizableFileOption_Fragment
  | CustomOption_CustomizableMultipleOption_Fragment
  | CustomOption_CustomizableRadioOption_Fragment
;

export type CustomFieldFragment = { readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null };

export type CustomAreaFragment = { readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null };

export type CustomDateFragment = { readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null };

export type CustomDropDownFragment = { readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null };

export type CustomRadioFragment = { readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null };

export type CustomCheckboxFragment = { readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null };

export type CustomMultipleFragment = { readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null };

type ProductPage_BundleProduct_Fragment = { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly dynamic_price: boolean | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
    | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
    | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
   | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly items: ReadonlyArray<{ readonly uid: string | null, readonly title: string | null, readonly type: string | null, readonly required: boolean | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly uid: string, readonly label: string | null, readonly quantity: number | null, readonly can_change_quantity: boolean | null, readonly is_default: boolean | null, readonly position: number | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly product:
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
        | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
       | null } | null> | null } | null> | null, readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

type ProductPage_ConfigurableProduct_Fragment = { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
    | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
    | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
   | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly position: number | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
        | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
        | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
        | { readonly __typename: 'TextSwatchData', readonly value: string | null }
       | null } | null> | null } | null> | null, readonly variants: ReadonlyArray<{ readonly attributes: ReadonlyArray<{ readonly uid: string, readonly code: string | null } | null> | null, readonly product: { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } }, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null } | null } | null> | null, readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

type ProductPage_DownloadableProduct_Fragment = { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly links_title: string | null, readonly links_purchased_separately: number | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
    | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
    | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
   | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly downloadable_product_links: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null, readonly downloadable_product_samples: ReadonlyArray<{ readonly title: string | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null, readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

type ProductPage_GroupedProduct_Fragment = { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
    | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
    | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
   | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly items: ReadonlyArray<{ readonly qty: number | null, readonly position: number | null, readonly product:
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
      | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
     | null } | null> | null };

type ProductPage_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
    | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
    | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
   | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

type ProductPage_VirtualProduct_Fragment = { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
    | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
    | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
   | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly options: ReadonlyArray<
    | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
    | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
    | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
    | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
    | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
    | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
   | null> | null };

export type ProductPageFragment =
  | ProductPage_BundleProduct_Fragment
  | ProductPage_ConfigurableProduct_Fragment
  | ProductPage_DownloadableProduct_Fragment
  | ProductPage_GroupedProduct_Fragment
  | ProductPage_SimpleProduct_Fragment
  | ProductPage_VirtualProduct_Fragment
;

export type ConfigurableChoicesFragment = { readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly position: number | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
        | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
        | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
        | { readonly __typename: 'TextSwatchData', readonly value: string | null }
       | null } | null> | null } | null> | null, readonly variants: ReadonlyArray<{ readonly attributes: ReadonlyArray<{ readonly uid: string, readonly code: string | null } | null> | null, readonly product: { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } }, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null } | null } | null> | null };

type GalleryImage_ProductImage_Fragment = { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null };

type GalleryImage_ProductVideo_Fragment = { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null };

export type GalleryImageFragment =
  | GalleryImage_ProductImage_Fragment
  | GalleryImage_ProductVideo_Fragment
;

export type GalleryVideoFragment = { readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null };

export type ConfigurableOptionFragment = { readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly position: number | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
      | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
      | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
      | { readonly __typename: 'TextSwatchData', readonly value: string | null }
     | null } | null> | null };

export type VariantFragment = { readonly attributes: ReadonlyArray<{ readonly uid: string, readonly code: string | null } | null> | null, readonly product: { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } }, readonly media_gallery: ReadonlyArray<
      | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
      | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
     | null> | null } | null };

export type PartPriceFragment = { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } };

export type RecentlyViewedQueryVariables = Exact<{
  skus: ReadonlyArray<string | null | undefined> | string;
  pageSize: number;
}>;


export type RecentlyViewedQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly sku: string | null, readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly sku: string | null, readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly sku: string | null, readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly sku: string | null, readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly sku: string | null, readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly sku: string | null, readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
     | null> | null } | null };

type RelatedProducts_BundleProduct_Fragment = { readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null };

type RelatedProducts_ConfigurableProduct_Fragment = { readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null };

type RelatedProducts_DownloadableProduct_Fragment = { readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null };

type RelatedProducts_GroupedProduct_Fragment = { readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null };

type RelatedProducts_SimpleProduct_Fragment = { readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null };

type RelatedProducts_VirtualProduct_Fragment = { readonly related_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null, readonly upsell_products: ReadonlyArray<
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
    | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
   | null> | null };

export type RelatedProductsFragment =
  | RelatedProducts_BundleProduct_Fragment
  | RelatedProducts_ConfigurableProduct_Fragment
  | RelatedProducts_DownloadableProduct_Fragment
  | RelatedProducts_GroupedProduct_Fragment
  | RelatedProducts_SimpleProduct_Fragment
  | RelatedProducts_VirtualProduct_Fragment
;

type RelatedProduct_BundleProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type RelatedProduct_ConfigurableProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type RelatedProduct_DownloadableProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type RelatedProduct_GroupedProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type RelatedProduct_SimpleProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type RelatedProduct_VirtualProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

export type RelatedProductFragment =
  | RelatedProduct_BundleProduct_Fragment
  | RelatedProduct_ConfigurableProduct_Fragment
  | RelatedProduct_DownloadableProduct_Fragment
  | RelatedProduct_GroupedProduct_Fragment
  | RelatedProduct_SimpleProduct_Fragment
  | RelatedProduct_VirtualProduct_Fragment
;

export type ResolvePathQueryVariables = Exact<{
  path: string;
  categoryPath: string;
  productPath: string;
  withReviews?: boolean | null | undefined;
}>;


export type ResolvePathQuery = { readonly exact:
    | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CategoryTree', readonly uid: string, readonly url_path: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CmsPage', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'RoutableUrl', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
   | null, readonly category:
    | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CategoryTree', readonly uid: string, readonly url_path: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CmsPage', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'RoutableUrl', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
   | null, readonly product:
    | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly dynamic_price: boolean | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly items: ReadonlyArray<{ readonly uid: string | null, readonly title: string | null, readonly type: string | null, readonly required: boolean | null, readonly position: number | null, readonly options: ReadonlyArray<{ readonly uid: string, readonly label: string | null, readonly quantity: number | null, readonly can_change_quantity: boolean | null, readonly is_default: boolean | null, readonly position: number | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly product:
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
            | { readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
           | null } | null> | null } | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'CategoryTree', readonly uid: string, readonly url_path: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'CmsPage', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly label: string | null, readonly position: number | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly label: string | null, readonly swatch_data:
            | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
            | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
            | { readonly __typename: 'TextSwatchData', readonly value: string | null }
           | null } | null> | null } | null> | null, readonly variants: ReadonlyArray<{ readonly attributes: ReadonlyArray<{ readonly uid: string, readonly code: string | null } | null> | null, readonly product: { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } }, readonly media_gallery: ReadonlyArray<
            | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
            | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
           | null> | null } | null } | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly links_title: string | null, readonly links_purchased_separately: number | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly downloadable_product_links: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null, readonly downloadable_product_samples: ReadonlyArray<{ readonly title: string | null, readonly sample_url: string | null, readonly sort_order: number | null } | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly items: ReadonlyArray<{ readonly qty: number | null, readonly position: number | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } } }
         | null } | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'RoutableUrl', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number }
    | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
    | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number, readonly name: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly new_from_date: string | null, readonly new_to_date: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly description: { readonly html: string } | null, readonly short_description: { readonly html: string } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly name: string | null, readonly url_path: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_uid: string, readonly category_name: string | null, readonly category_url_path: string | null } | null> | null } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly media_gallery: ReadonlyArray<
        | { readonly __typename: 'ProductImage', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null }
        | { readonly __typename: 'ProductVideo', readonly url: string | null, readonly label: string | null, readonly position: number | null, readonly disabled: boolean | null, readonly video_content: { readonly video_url: string | null, readonly video_title: string | null } | null }
       | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly related_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly upsell_products: ReadonlyArray<
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
       | null> | null, readonly options: ReadonlyArray<
        | { readonly __typename: 'CustomizableAreaOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly area: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableCheckboxOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly checkboxes: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null } | null> | null }
        | { readonly __typename: 'CustomizableDateOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly date: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly type: CustomizableDateTypeEnum | null } | null }
        | { readonly __typename: 'CustomizableDropDownOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly list: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableFieldOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly text: { readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly max_characters: number | null } | null }
        | { readonly __typename: 'CustomizableFileOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null }
        | { readonly __typename: 'CustomizableMultipleOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly several: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
        | { readonly __typename: 'CustomizableRadioOption', readonly uid: string, readonly title: string | null, readonly required: boolean | null, readonly sort_order: number | null, readonly radios: ReadonlyArray<{ readonly uid: string, readonly title: string | null, readonly price: number | null, readonly price_type: PriceTypeEnum | null, readonly sort_order: number | null } | null> | null }
       | null> | null } & { readonly sku?: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews?: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated?: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } }
   | null };

type ResolvedPath_BundleProduct_Fragment = { readonly __typename: 'BundleProduct', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number };

type ResolvedPath_CategoryTree_Fragment = { readonly __typename: 'CategoryTree', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number };

type ResolvedPath_CmsPage_Fragment = { readonly __typename: 'CmsPage', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number };

type ResolvedPath_ConfigurableProduct_Fragment = { readonly __typename: 'ConfigurableProduct', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number };

type ResolvedPath_DownloadableProduct_Fragment = { readonly __typename: 'DownloadableProduct', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number };

type ResolvedPath_GroupedProduct_Fragment = { readonly __typename: 'GroupedProduct', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number };

type ResolvedPath_RoutableUrl_Fragment = { readonly __typename: 'RoutableUrl', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number };

type ResolvedPath_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number };

type ResolvedPath_VirtualProduct_Fragment = { readonly __typename: 'VirtualProduct', readonly type: UrlRewriteEntityTypeEnum | null, readonly relative_url: string | null, readonly redirect_code: number };

export type ResolvedPathFragment =
  | ResolvedPath_BundleProduct_Fragment
  | ResolvedPath_CategoryTree_Fragment
  | ResolvedPath_CmsPage_Fragment
  | ResolvedPath_ConfigurableProduct_Fragment
  | ResolvedPath_DownloadableProduct_Fragment
  | ResolvedPath_GroupedProduct_Fragment
  | ResolvedPath_RoutableUrl_Fragment
  | ResolvedPath_SimpleProduct_Fragment
  | ResolvedPath_VirtualProduct_Fragment
;

export type SitemapProductsQueryVariables = Exact<{
  categoryUid: string;
  pageSize: number;
  currentPage: number;
}>;


export type SitemapProductsQuery = { readonly products: { readonly total_count: number | null, readonly items: ReadonlyArray<
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null }
     | null> | null } | null };

export type SitemapCounterpartsQueryVariables = Exact<{
  skus: ReadonlyArray<string | null | undefined> | string;
  pageSize: number;
}>;


export type SitemapCounterpartsQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
      | { readonly uid: string, readonly sku: string | null, readonly url_key: string | null }
     | null> | null } | null };

export type SwatchSamplesQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  pageSize: number;
}>;


export type SwatchSamplesQuery = { readonly products: { readonly aggregations: ReadonlyArray<{ readonly attribute_code: string, readonly options: ReadonlyArray<{ readonly value: string } | null> | null } | null> | null, readonly items: ReadonlyArray<
      | { readonly uid: string }
      | { readonly uid: string, readonly configurable_options: ReadonlyArray<{ readonly uid: string, readonly attribute_code: string | null, readonly values: ReadonlyArray<{ readonly uid: string | null, readonly swatch_data:
              | { readonly __typename: 'ColorSwatchData', readonly value: string | null }
              | { readonly __typename: 'ImageSwatchData', readonly value: string | null }
              | { readonly __typename: 'TextSwatchData', readonly value: string | null }
             | null } | null> | null } | null> | null }
      | { readonly uid: string }
      | { readonly uid: string }
      | { readonly uid: string }
      | { readonly uid: string }
     | null> | null } | null };

export type CheckoutQueryVariables = Exact<{
  cartId: string;
  isCustomer: boolean;
  withCountries: boolean;
}>;


export type CheckoutQuery = { readonly cart: { readonly email: string | null, readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly shipping_addresses: ReadonlyArray<{ readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly available_shipping_methods: ReadonlyArray<{ readonly carrier_code: string, readonly method_code: string | null, readonly carrier_title: string, readonly method_title: string | null, readonly available: boolean, readonly error_message: string | null, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null, readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null>, readonly billing_address: { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null, readonly available_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string } | null> | null, readonly selected_payment_method: { readonly code: string, readonly title: string } | null, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
      | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
      | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
      | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
      | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
      | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
     | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null } | null, readonly checkoutAgreements: ReadonlyArray<{ readonly agreement_id: number, readonly name: string, readonly checkbox_text: string, readonly content: string, readonly is_html: boolean, readonly mode: CheckoutAgreementMode } | null> | null, readonly countries?: ReadonlyArray<{ readonly id: string | null, readonly full_name_locale: string | null, readonly available_regions: ReadonlyArray<{ readonly id: number | null, readonly name: string | null } | null> | null } | null> | null, readonly customer?: { readonly firstname: string | null, readonly lastname: string | null, readonly addresses: ReadonlyArray<{ readonly id: number | null, readonly firstname: string | null, readonly lastname: string | null, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null> | null, readonly city: string | null, readonly postcode: string | null, readonly telephone: string | null, readonly country_code: CountryCodeEnum | null, readonly default_shipping: boolean | null, readonly default_billing: boolean | null, readonly region: { readonly region: string | null, readonly region_id: number | null } | null } | null> | null } | null };

export type CheckoutCustomerFragment = { readonly firstname: string | null, readonly lastname: string | null, readonly addresses: ReadonlyArray<{ readonly id: number | null, readonly firstname: string | null, readonly lastname: string | null, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null> | null, readonly city: string | null, readonly postcode: string | null, readonly telephone: string | null, readonly country_code: CountryCodeEnum | null, readonly default_shipping: boolean | null, readonly default_billing: boolean | null, readonly region: { readonly region: string | null, readonly region_id: number | null } | null } | null> | null };

export type CheckoutFragment = { readonly email: string | null, readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly shipping_addresses: ReadonlyArray<{ readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly available_shipping_methods: ReadonlyArray<{ readonly carrier_code: string, readonly method_code: string | null, readonly carrier_title: string, readonly method_title: string | null, readonly available: boolean, readonly error_message: string | null, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null, readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null>, readonly billing_address: { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null, readonly available_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string } | null> | null, readonly selected_payment_method: { readonly code: string, readonly title: string } | null, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
    | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
    | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
    | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
    | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
    | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
        | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
      , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
   | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null };

export type ShippingAddressFragment = { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null };

type CartAddress_BillingCartAddress_Fragment = { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null };

type CartAddress_ShippingCartAddress_Fragment = { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null };

export type CartAddressFragment =
  | CartAddress_BillingCartAddress_Fragment
  | CartAddress_ShippingCartAddress_Fragment
;

export type ShippingMethodFragment = { readonly carrier_code: string, readonly method_code: string | null, readonly carrier_title: string, readonly method_title: string | null, readonly available: boolean, readonly error_message: string | null, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } };

export type SetGuestEmailOnCartMutationVariables = Exact<{
  cartId: string;
  email: string;
}>;


export type SetGuestEmailOnCartMutation = { readonly setGuestEmailOnCart: { readonly cart: { readonly id: string, readonly email: string | null } } | null };

export type SetShippingAddressesOnCartMutationVariables = Exact<{
  cartId: string;
  shippingAddress: ShippingAddressInput;
}>;


export type SetShippingAddressesOnCartMutation = { readonly setShippingAddressesOnCart: { readonly cart: { readonly email: string | null, readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly shipping_addresses: ReadonlyArray<{ readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly available_shipping_methods: ReadonlyArray<{ readonly carrier_code: string, readonly method_code: string | null, readonly carrier_title: string, readonly method_title: string | null, readonly available: boolean, readonly error_message: string | null, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null, readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null>, readonly billing_address: { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null, readonly available_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string } | null> | null, readonly selected_payment_method: { readonly code: string, readonly title: string } | null, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
        | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
       | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null } } | null };

export type SetBillingAddressOnCartMutationVariables = Exact<{
  cartId: string;
  billingAddress: BillingAddressInput;
}>;


export type SetBillingAddressOnCartMutation = { readonly setBillingAddressOnCart: { readonly cart: { readonly email: string | null, readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly shipping_addresses: ReadonlyArray<{ readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly available_shipping_methods: ReadonlyArray<{ readonly carrier_code: string, readonly method_code: string | null, readonly carrier_title: string, readonly method_title: string | null, readonly available: boolean, readonly error_message: string | null, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null, readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null>, readonly billing_address: { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null, readonly available_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string } | null> | null, readonly selected_payment_method: { readonly code: string, readonly title: string } | null, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
        | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
       | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null } } | null };

export type SetShippingMethodsOnCartMutationVariables = Exact<{
  cartId: string;
  carrierCode: string;
  methodCode: string;
}>;


export type SetShippingMethodsOnCartMutation = { readonly setShippingMethodsOnCart: { readonly cart: { readonly email: string | null, readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly shipping_addresses: ReadonlyArray<{ readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly available_shipping_methods: ReadonlyArray<{ readonly carrier_code: string, readonly method_code: string | null, readonly carrier_title: string, readonly method_title: string | null, readonly available: boolean, readonly error_message: string | null, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null, readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null>, readonly billing_address: { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null, readonly available_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string } | null> | null, readonly selected_payment_method: { readonly code: string, readonly title: string } | null, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
        | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
       | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null } } | null };

export type SetPaymentMethodOnCartMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type SetPaymentMethodOnCartMutation = { readonly setPaymentMethodOnCart: { readonly cart: { readonly email: string | null, readonly id: string, readonly total_quantity: number, readonly is_virtual: boolean, readonly shipping_addresses: ReadonlyArray<{ readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly available_shipping_methods: ReadonlyArray<{ readonly carrier_code: string, readonly method_code: string | null, readonly carrier_title: string, readonly method_title: string | null, readonly available: boolean, readonly error_message: string | null, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null, readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null>, readonly billing_address: { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly country: { readonly code: string, readonly label: string }, readonly region: { readonly code: string | null, readonly label: string | null, readonly region_id: number | null } | null } | null, readonly available_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string } | null> | null, readonly selected_payment_method: { readonly code: string, readonly title: string } | null, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly items: ReadonlyArray<
        | { readonly __typename: 'BundleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly bundle_options: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly values: ReadonlyArray<{ readonly uid: string, readonly label: string, readonly quantity: number, readonly price: number } | null> } | null>, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'ConfigurableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_uid: string, readonly option_label: string, readonly configurable_product_option_value_uid: string, readonly value_label: string } | null>, readonly configured_variant:
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'DownloadableCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly links: ReadonlyArray<{ readonly uid: string, readonly title: string | null } | null> | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'SimpleCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
        | { readonly __typename: 'VirtualCartItem', readonly uid: string, readonly quantity: number, readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType, readonly message: string } | null> | null, readonly product:
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
            | { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null, readonly small_image: { readonly url: string | null, readonly label: string | null } | null }
          , readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null, readonly customizable_options: ReadonlyArray<{ readonly customizable_option_uid: string, readonly type: string, readonly label: string, readonly values: ReadonlyArray<{ readonly customizable_option_value_uid: string, readonly label: string, readonly value: string } | null> } | null> }
       | null> | null, readonly prices: { readonly subtotal_including_tax: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null> | null } | null } } | null };

export type PlaceOrderMutationVariables = Exact<{
  cartId: string;
}>;


export type PlaceOrderMutation = { readonly placeOrder: { readonly order: { readonly order_number: string } | null } | null };

export type GuestOrderPaymentQueryVariables = Exact<{
  token: string;
}>;


export type GuestOrderPaymentQuery = { readonly guestOrderByToken: { readonly number: string, readonly items: ReadonlyArray<
      | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
      | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
      | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
      | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
     | null> | null } };

export type LatestOrderToPayQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestOrderToPayQuery = { readonly customer: { readonly orders: { readonly items: ReadonlyArray<{ readonly token: string, readonly number: string, readonly total: { readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type LatestOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestOrderQuery = { readonly customer: { readonly orders: { readonly items: ReadonlyArray<{ readonly number: string, readonly total: { readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type LatestOrderFragment = { readonly number: string, readonly total: { readonly grand_total: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null };

export type OrderPaymentQueryVariables = Exact<{
  number: string;
}>;


export type OrderPaymentQuery = { readonly customer: { readonly orders: { readonly items: ReadonlyArray<{ readonly number: string, readonly items: ReadonlyArray<
          | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
          | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
          | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
          | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
         | null> | null } | null> } | null } | null };

export type OrderPaymentFragment = { readonly number: string, readonly items: ReadonlyArray<
    | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
    | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
    | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
    | { readonly quantity_ordered: number | null, readonly quantity_invoiced: number | null, readonly quantity_canceled: number | null }
   | null> | null };

export type PlaceOrderToPayMutationVariables = Exact<{
  cartId: string;
}>;


export type PlaceOrderToPayMutation = { readonly placeOrder: { readonly order: { readonly order_number: string } | null, readonly orderV2: { readonly token: string } | null } | null };

export type AssignCompareListToCustomerMutationVariables = Exact<{
  uid: string;
}>;


export type AssignCompareListToCustomerMutation = { readonly assignCompareListToCustomer: { readonly result: boolean, readonly compare_list: { readonly uid: string } | null } | null };

export type ComparedProductsQueryVariables = Exact<{
  uid: string;
}>;


export type ComparedProductsQuery = { readonly compareList: { readonly uid: string, readonly items: ReadonlyArray<{ readonly uid: string, readonly product:
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
       } | null> | null } | null };

export type CreateCompareListMutationVariables = Exact<{
  products: ReadonlyArray<string | null | undefined> | string;
}>;


export type CreateCompareListMutation = { readonly createCompareList: { readonly uid: string, readonly items: ReadonlyArray<{ readonly uid: string, readonly product:
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
       } | null> | null } | null };

export type AddProductsToCompareListMutationVariables = Exact<{
  uid: string;
  products: ReadonlyArray<string | null | undefined> | string;
}>;


export type AddProductsToCompareListMutation = { readonly addProductsToCompareList: { readonly uid: string, readonly items: ReadonlyArray<{ readonly uid: string, readonly product:
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
       } | null> | null } | null };

export type RemoveProductsFromCompareListMutationVariables = Exact<{
  uid: string;
  products: ReadonlyArray<string | null | undefined> | string;
}>;


export type RemoveProductsFromCompareListMutation = { readonly removeProductsFromCompareList: { readonly uid: string, readonly items: ReadonlyArray<{ readonly uid: string, readonly product:
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
        | { readonly uid: string }
       } | null> | null } | null };

export type ComparedProductsFragment = { readonly uid: string, readonly items: ReadonlyArray<{ readonly uid: string, readonly product:
      | { readonly uid: string }
      | { readonly uid: string }
      | { readonly uid: string }
      | { readonly uid: string }
      | { readonly uid: string }
      | { readonly uid: string }
     } | null> | null };

export type ComparisonQueryVariables = Exact<{
  uid: string;
}>;


export type ComparisonQuery = { readonly compareList: { readonly uid: string, readonly attributes: ReadonlyArray<{ readonly code: string, readonly label: string } | null> | null, readonly items: ReadonlyArray<{ readonly uid: string, readonly attributes: ReadonlyArray<{ readonly code: string, readonly value: string } | null>, readonly product:
        | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
        | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
        | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
        | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
        | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
       } | null> | null } | null };

export type CompareOnceMutationVariables = Exact<{
  products: ReadonlyArray<string | null | undefined> | string;
}>;


export type CompareOnceMutation = { readonly createCompareList: { readonly uid: string, readonly attributes: ReadonlyArray<{ readonly code: string, readonly label: string } | null> | null, readonly items: ReadonlyArray<{ readonly uid: string, readonly attributes: ReadonlyArray<{ readonly code: string, readonly value: string } | null>, readonly product:
        | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
        | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
        | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
        | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
        | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
        | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
            | { readonly uid: string, readonly required: boolean | null }
           | null> | null }
       } | null> | null } | null };

export type DeleteCompareListMutationVariables = Exact<{
  uid: string;
}>;


export type DeleteCompareListMutation = { readonly deleteCompareList: { readonly result: boolean } | null };

export type ProductUidsQueryVariables = Exact<{
  skus: ReadonlyArray<string | null | undefined> | string;
  pageSize: number;
}>;


export type ProductUidsQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly uid: string, readonly sku: string | null }
      | { readonly uid: string, readonly sku: string | null }
      | { readonly uid: string, readonly sku: string | null }
      | { readonly uid: string, readonly sku: string | null }
      | { readonly uid: string, readonly sku: string | null }
      | { readonly uid: string, readonly sku: string | null }
     | null> | null } | null };

export type ComparisonFragment = { readonly uid: string, readonly attributes: ReadonlyArray<{ readonly code: string, readonly label: string } | null> | null, readonly items: ReadonlyArray<{ readonly uid: string, readonly attributes: ReadonlyArray<{ readonly code: string, readonly value: string } | null>, readonly product:
      | { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
      | { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
          | { readonly uid: string, readonly required: boolean | null }
         | null> | null }
     } | null> | null };

type ComparedProduct_BundleProduct_Fragment = { readonly __typename: 'BundleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type ComparedProduct_ConfigurableProduct_Fragment = { readonly __typename: 'ConfigurableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type ComparedProduct_DownloadableProduct_Fragment = { readonly __typename: 'DownloadableProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type ComparedProduct_GroupedProduct_Fragment = { readonly __typename: 'GroupedProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type ComparedProduct_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

type ComparedProduct_VirtualProduct_Fragment = { readonly __typename: 'VirtualProduct', readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly rating_summary: number, readonly review_count: number, readonly small_image: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly uid: string, readonly url_path: string | null } | null> | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null }, readonly discount: { readonly percent_off: number | null } | null }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null }, readonly options: ReadonlyArray<
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
    | { readonly uid: string, readonly required: boolean | null }
   | null> | null };

export type ComparedProductFragment =
  | ComparedProduct_BundleProduct_Fragment
  | ComparedProduct_ConfigurableProduct_Fragment
  | ComparedProduct_DownloadableProduct_Fragment
  | ComparedProduct_GroupedProduct_Fragment
  | ComparedProduct_SimpleProduct_Fragment
  | ComparedProduct_VirtualProduct_Fragment
;

type RatingLine_BundleProduct_Fragment = { readonly rating_summary: number, readonly review_count: number };

type RatingLine_ConfigurableProduct_Fragment = { readonly rating_summary: number, readonly review_count: number };

type RatingLine_DownloadableProduct_Fragment = { readonly rating_summary: number, readonly review_count: number };

type RatingLine_GroupedProduct_Fragment = { readonly rating_summary: number, readonly review_count: number };

type RatingLine_SimpleProduct_Fragment = { readonly rating_summary: number, readonly review_count: number };

type RatingLine_VirtualProduct_Fragment = { readonly rating_summary: number, readonly review_count: number };

export type RatingLineFragment =
  | RatingLine_BundleProduct_Fragment
  | RatingLine_ConfigurableProduct_Fragment
  | RatingLine_DownloadableProduct_Fragment
  | RatingLine_GroupedProduct_Fragment
  | RatingLine_SimpleProduct_Fragment
  | RatingLine_VirtualProduct_Fragment
;

type ProductReviews_BundleProduct_Fragment = { readonly sku: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } };

type ProductReviews_ConfigurableProduct_Fragment = { readonly sku: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } };

type ProductReviews_DownloadableProduct_Fragment = { readonly sku: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } };

type ProductReviews_GroupedProduct_Fragment = { readonly sku: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } };

type ProductReviews_SimpleProduct_Fragment = { readonly sku: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } };

type ProductReviews_VirtualProduct_Fragment = { readonly sku: string | null, readonly rating_summary: number, readonly review_count: number, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> }, readonly rated: { readonly items: ReadonlyArray<{ readonly average_rating: number, readonly ratings_breakdown: ReadonlyArray<{ readonly name: string, readonly value: string } | null> } | null> } };

export type ProductReviewsFragment =
  | ProductReviews_BundleProduct_Fragment
  | ProductReviews_ConfigurableProduct_Fragment
  | ProductReviews_DownloadableProduct_Fragment
  | ProductReviews_GroupedProduct_Fragment
  | ProductReviews_SimpleProduct_Fragment
  | ProductReviews_VirtualProduct_Fragment
;

export type ReviewFragment = { readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number };

export type ProductReviewPageQueryVariables = Exact<{
  sku: string;
  pageSize: number;
  page: number;
}>;


export type ProductReviewPageQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly uid: string, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> } }
      | { readonly uid: string, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> } }
      | { readonly uid: string, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> } }
      | { readonly uid: string, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> } }
      | { readonly uid: string, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> } }
      | { readonly uid: string, readonly reviews: { readonly items: ReadonlyArray<{ readonly summary: string, readonly text: string, readonly nickname: string, readonly created_at: string, readonly average_rating: number } | null> } }
     | null> | null } | null };

export type ReviewRatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewRatingsQuery = { readonly productReviewRatingsMetadata: { readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly value_id: string, readonly value: string } | null> } | null> } };

export type ReviewRatingFragment = { readonly id: string, readonly name: string, readonly values: ReadonlyArray<{ readonly value_id: string, readonly value: string } | null> };

export type CreateProductReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateProductReviewMutation = { readonly createProductReview: { readonly review: { readonly nickname: string } } };

export type ProductNamesQueryVariables = Exact<{
  pageSize: number;
}>;


export type ProductNamesQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly name: string | null }
      | { readonly name: string | null }
      | { readonly name: string | null }
      | { readonly name: string | null }
      | { readonly name: string | null }
      | { readonly name: string | null }
     | null> | null } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  search: string;
  pageSize: number;
}>;


export type SearchSuggestionsQuery = { readonly products: { readonly total_count: number | null, readonly suggestions: ReadonlyArray<{ readonly search: string } | null> | null, readonly items: ReadonlyArray<
      | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
      | { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } }
     | null> | null } | null };

type SuggestedProduct_BundleProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type SuggestedProduct_ConfigurableProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type SuggestedProduct_DownloadableProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type SuggestedProduct_GroupedProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type SuggestedProduct_SimpleProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

type SuggestedProduct_VirtualProduct_Fragment = { readonly uid: string, readonly name: string | null, readonly url_key: string | null, readonly short_description: { readonly html: string } | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: CurrencyEnum | null } } | null } };

export type SuggestedProductFragment =
  | SuggestedProduct_BundleProduct_Fragment
  | SuggestedProduct_ConfigurableProduct_Fragment
  | SuggestedProduct_DownloadableProduct_Fragment
  | SuggestedProduct_GroupedProduct_Fragment
  | SuggestedProduct_SimpleProduct_Fragment
  | SuggestedProduct_VirtualProduct_Fragment
;

export type GetCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCustomerQuery = { readonly customer: { readonly email: string | null, readonly firstname: string | null, readonly lastname: string | null, readonly compare_list: { readonly uid: string } | null } | null };

export type CustomerFragment = { readonly email: string | null, readonly firstname: string | null, readonly lastname: string | null, readonly compare_list: { readonly uid: string } | null };

export type StoreConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreConfigQuery = { readonly storeConfig: { readonly store_code: string | null, readonly store_name: string | null, readonly store_group_name: string | null, readonly locale: string | null, readonly default_display_currency_code: string | null, readonly category_url_suffix: string | null, readonly product_url_suffix: string | null, readonly default_title: string | null, readonly default_description: string | null, readonly product_reviews_enabled: string | null } | null };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { readonly countries: ReadonlyArray<{ readonly id: string | null, readonly full_name_locale: string | null, readonly available_regions: ReadonlyArray<{ readonly id: number | null, readonly name: string | null } | null> | null } | null> | null };

export type CountryFragment = { readonly id: string | null, readonly full_name_locale: string | null, readonly available_regions: ReadonlyArray<{ readonly id: number | null, readonly name: string | null } | null> | null };

export type MoneyFragment = { readonly value: number | null, readonly currency: CurrencyEnum | null };

export type WishesQueryVariables = Exact<{ [key: string]: never; }>;


export type WishesQuery = { readonly customer: { readonly email: string | null, readonly wishlists: ReadonlyArray<{ readonly id: string | null, readonly items_v2: { readonly items: ReadonlyArray<
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
         | null> } | null } | null> } | null };

export type AddToWishlistMutationVariables = Exact<{
  sku: string;
}>;


export type AddToWishlistMutation = { readonly addProductsToWishlist: { readonly user_errors: ReadonlyArray<{ readonly code: WishListUserInputErrorType, readonly message: string } | null>, readonly wishlist: { readonly id: string | null, readonly items_v2: { readonly items: ReadonlyArray<
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
         | null> } | null } } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type RemoveFromWishlistMutation = { readonly removeProductsFromWishlist: { readonly user_errors: ReadonlyArray<{ readonly code: WishListUserInputErrorType, readonly message: string } | null>, readonly wishlist: { readonly id: string | null, readonly items_v2: { readonly items: ReadonlyArray<
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
          | { readonly id: string, readonly product:
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
              | { readonly uid: string, readonly sku: string | null }
             | null }
         | null> } | null } } | null };

export type WishesFragment = { readonly id: string | null, readonly items_v2: { readonly items: ReadonlyArray<
      | { readonly id: string, readonly product:
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
         | null }
      | { readonly id: string, readonly product:
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
         | null }
      | { readonly id: string, readonly product:
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
         | null }
      | { readonly id: string, readonly product:
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
         | null }
      | { readonly id: string, readonly product:
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
         | null }
      | { readonly id: string, readonly product:
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
          | { readonly uid: string, readonly sku: string | null }
         | null }
     | null> } | null };
