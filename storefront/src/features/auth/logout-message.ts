/** Tells the other tabs that the session did not just run out: nobody means to go on with what was typed there. */
export const LOGOUT = 'logout'
