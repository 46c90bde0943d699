/** Of what is typed: more than anybody needs, and less than would make a mail that none reads. An account's name may be as long. */
export const LONGEST = { name: 255, number: 50, email: 254, goods: 2000 }

/** Of the items of a large order, named one by one: as much as a call has room for. */
export const LONGEST_LIST = 8000
