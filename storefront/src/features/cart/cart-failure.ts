let failure: unknown

/** Why the visitor has no cart: what failed when one was to be created. An action that then lacks its cart names it as its cause. */
export const cartFailure = (): unknown => failure

export const keepCartFailure = (error: unknown): void => void (failure = error)
