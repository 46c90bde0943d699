/** What does nothing without React. Other elements act by themselves at once, so a repeated click would act twice. */
export const NEEDS_REACT = 'button:not([popovertarget],[action] *),a[hreflang]'
